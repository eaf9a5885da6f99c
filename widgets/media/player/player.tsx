import type { Mount } from '../../../kernel/types.ts';
import { island } from '../../shared/island/island.tsx';
import { Player } from './player-view.tsx';
import { parsePlayer } from './markup.ts';

const mountView = island(parsePlayer, Player);

/** Leaves a video on a page marked as old to the native player. A tap on the play button starts it. */
function leaveToBrowser(box: HTMLElement): void {
  const start = box.querySelector('.player-start');
  start?.addEventListener('click', () => {
    start.remove();
    void box.querySelector('video')?.play().catch(() => {});
  });
}

/** Plays a video or audio in place. */
const mount: Mount = (box, kernel) => {
  if (box.closest('[data-old-video]')) {
    leaveToBrowser(box);
    return undefined;
  }
  // An earlier version without labels for our controls rendered this markup.
  if (!box.dataset.pauseLabel) delete box.dataset.view;
  return mountView(box, kernel);
};

export default mount;
