import { island } from '../../shared/island/island.tsx';
import { Player } from '../../shared/playback/player-view.tsx';
import { parsePlayer } from './markup.ts';

/** Plays a film or a sound in its place. */
export default island(parsePlayer, Player);
