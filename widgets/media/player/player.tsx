import type { Mount } from '../../../kernel/types.ts';
import { island } from '../../shared/island/island.tsx';
import { Player } from './player-view.tsx';
import { parsePlayer } from './markup.ts';

const mountView = island(parsePlayer, Player);

/** Leaves a video that its page marks as old to the browser's own element: the tap on the sign plays it. */
function leaveToBrowser(box: HTMLElement): void {
  const start = box.querySelector('.player-start');
  start?.addEventListener('click', () => {
    start.remove();
    void box.querySelector('video')?.play().catch(() => {});
  });
}

/** Plays a video or a sound in its place. */
const mount: Mount = (box, kernel) => {
  if (box.closest('[data-old-video]')) {
    leaveToBrowser(box);
    return undefined;
  }
  // Printed by a version that had no controls of its own, and no names for them.
  if (!box.dataset.pauseLabel) delete box.dataset.view;
  return mountView(box, kernel);
};

export default mount;
