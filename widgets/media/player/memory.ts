import type { ReaderStorage } from '../../../kernel/types.ts';

/** Number of videos whose position is saved. */
const remembered = 20;
/** Limits in seconds. Shorter videos start anew, and so do those that were just started or are nearly over. */
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

/** Returns the saved position in seconds; 0 for the start. */
export const savedPositionOf = (storage: ReaderStorage, id: string): number =>
  savedPositions(storage).find(([video]) => video === id)?.[1] ?? 0;

/** Saves the position in a video if it is within the limits; otherwise removes it. Does nothing without an id. */
export function savePosition(storage: ReaderStorage, id: string, seconds: number, duration: number): void {
  const others = savedPositions(storage).filter(([video]) => video !== id);
  const isWorthIt = duration > worthwhile && seconds > hardlyBegun && seconds < duration - nearlyOver;
  if (!id || Number.isNaN(duration) || (!isWorthIt && others.length === savedPositions(storage).length)) return;
  const places: SavedPosition[] = isWorthIt ? [[id, Math.floor(seconds)], ...others] : others;
  storage.write('player', 'places', places.slice(0, remembered));
}

/** The reader's volume and speed. */
export interface Preferences {
  volume: number;
  isMuted: boolean;
  speed: number;
}

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** Returns the reader's preferences. Missing or invalid values become the browser's defaults. */
export function preferencesIn(storage: ReaderStorage): Preferences {
  const read = (name: string): unknown => storage.read('player', name);
  return { volume: within(read('volume'), 0, 1, 1), isMuted: read('muted') === true, speed: within(read('speed'), 0.5, 2, 1) };
}

/** Saves the preferences for the next video. */
export function keepPreferences(storage: ReaderStorage, { volume, isMuted, speed }: Preferences): void {
  storage.write('player', 'volume', volume);
  storage.write('player', 'muted', isMuted);
  storage.write('player', 'speed', speed);
}
