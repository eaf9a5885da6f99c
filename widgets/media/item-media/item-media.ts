import type { Mount } from '../../../kernel/types.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { keepInSight } from './mini-player.ts';
import { bringToItsPlace } from './place.ts';
import { followChapters } from './timeline.ts';

/** Looks after what surrounds an article's video or sound: its place, its chapters, and what is seen of it below. */
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
