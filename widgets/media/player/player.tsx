import type { Mount } from '../../../kernel/types.ts';
import { island } from '../../shared/island/island.tsx';
import { Player } from './player-view.tsx';
import { parsePlayer } from './markup.ts';

const mountView = island(parsePlayer, Player);

/** Plays a video or a sound in its place. */
const mount: Mount = (box, kernel) => {
  // Printed by a version that had no controls of its own, and no names for them.
  if (!box.dataset.pauseLabel) delete box.dataset.view;
  return mountView(box, kernel);
};

export default mount;
