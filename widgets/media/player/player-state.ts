import type { Source } from '../../shared/playback/source.ts';

/** State of a player that its controls show. */
export interface PlayerState {
  /** `asleep` before the first tap, `coming` while something plays before the media, then `begun`. */
  stage: 'asleep' | 'coming' | 'begun';
  /** Names of the qualities to choose from. */
  qualities: readonly string[];
  /** Index of the current quality; -1 if the stream chooses itself. */
  quality: number;
  /** True if the qualities are levels of a stream. */
  areLevels: boolean;
  /** URL of the failed source. Empty if none has failed. */
  failed: string;
  /** Index of the source to try after a failure; -1 if there is none. */
  next: number;
  /** Playback rate; 1 is normal. */
  speed: number;
}

/** Returns the state while a source plays without a failure. */
export const stateOf = (sources: readonly Source[], quality: number): Omit<PlayerState, 'stage' | 'speed'> => ({
  qualities: sources.map(({ label }) => label),
  quality,
  areLevels: false,
  failed: '',
  next: -1,
});

/** Returns the initial state. */
export const atFirst = (sources: readonly Source[]): PlayerState => ({
  stage: 'asleep',
  speed: 1,
  ...stateOf(sources, 0),
});
