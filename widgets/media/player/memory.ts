import type { ReaderStorage } from '../../../kernel/types.ts';

/** Videos whose place is remembered. */
const remembered = 20;
/** Seconds: shorter videos begin anew, and so does what was hardly begun or is nearly over. */
const worthwhile = 60;
const hardlyBegun = 5;
const nearlyOver = 10;

type SavedPosition = readonly [id: string, seconds: number];

function isSavedPosition(value: unknown): value is SavedPosition {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function savedPositions(storage: ReaderStorage): SavedPosition[] {
  const places = storage.read('player', 'places');
  return Array.isArray(places) ? places.filter(isSavedPosition) : [];
}

/** Seconds at which a video is to be resumed; 0 for its beginning. */
export const savedPositionOf = (storage: ReaderStorage, id: string): number =>
  savedPositions(storage).find(([video]) => video === id)?.[1] ?? 0;

/** Remembers at which second the reader left a video, if that is worth it. One without an id is not remembered. */
export function savePosition(storage: ReaderStorage, id: string, seconds: number, duration: number): void {
  const others = savedPositions(storage).filter(([video]) => video !== id);
  const isWorthIt = duration > worthwhile && seconds > hardlyBegun && seconds < duration - nearlyOver;
  if (!id || Number.isNaN(duration) || (!isWorthIt && others.length === savedPositions(storage).length)) return;
  const places: SavedPosition[] = isWorthIt ? [[id, Math.floor(seconds)], ...others] : others;
  storage.write('player', 'places', places.slice(0, remembered));
}

/** Volume and speed that the reader likes. */
export interface Preferences {
  volume: number;
  isMuted: boolean;
  speed: number;
}

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** The reader's preferences; values that are missing or wrong are as browsers begin. */
export function preferencesIn(storage: ReaderStorage): Preferences {
  const read = (name: string): unknown => storage.read('player', name);
  return { volume: within(read('volume'), 0, 1, 1), isMuted: read('muted') === true, speed: within(read('speed'), 0.5, 2, 1) };
}

/** Remembers them for the next video. */
export function keepPreferences(storage: ReaderStorage, { volume, isMuted, speed }: Preferences): void {
  storage.write('player', 'volume', volume);
  storage.write('player', 'muted', isMuted);
  storage.write('player', 'speed', speed);
}
