import type { Mount, Unmount } from '../../../kernel/types.ts';
import { moveOffscreen } from '../../shared/base/move-offscreen.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { keepInSight } from './mini-player.ts';
import { followChapters, mediaOf } from './timeline.ts';

/** Moves the box after the description and hides the main picture. Returns a function that undoes this. */
function moveAfter(lead: HTMLElement, box: HTMLElement, picture: HTMLElement | null): Unmount {
  const home = document.createComment('');
  box.replaceWith(home);
  lead.after(box);
  if (picture) picture.hidden = true;
  return () => {
    home.replaceWith(box);
    if (picture) picture.hidden = false;
  };
}

/**
 * Moves a box that was rendered elsewhere after the article's description, and hides the main picture that it replaces.
 * Waits until all of them are below the viewport and nothing plays. Returns a function that undoes this.
 */
function bringToItsPlace(box: HTMLElement): Unmount {
  const lead = document.querySelector<HTMLElement>('.article-lead');
  const picture = document.querySelector<HTMLElement>('[data-item-picture]');
  if (!lead || lead.nextElementSibling === box || box.contains(lead)) return () => {};
  const elements = [lead, box, ...(picture ? [picture] : [])];
  return moveOffscreen([
    { elements, mayMove: () => mediaOf(box)?.paused !== false, move: () => moveAfter(lead, box, picture) },
  ]);
}

/** Connects an article's video or audio with its chapters, and keeps a playing video visible below the article. */
const mount: Mount = (box, kernel) => {
  void completeBox(box, kernel, '[data-close-label][data-played-label]');
  const player = box.querySelector<HTMLElement>('[data-item-player]');
  const undo = [bringToItsPlace(box), followChapters(box, kernel)];
  if (player) undo.push(keepInSight(player, () => box.dataset.closeLabel ?? ''));
  return () => {
    for (const act of undo) act();
  };
};

export default mount;
