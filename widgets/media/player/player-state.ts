import type { Source } from '../../shared/playback/source.ts';

/** Visible state of a player beside its picture. */
export interface PlayerState {
  /** Not asked for yet; asked for, while something comes before; its turn. */
  stage: 'asleep' | 'coming' | 'begun';
  /** Names of the qualities to choose from. */
  qualities: readonly string[];
  /** Index of the one that is played; -1 where the stream chooses itself. */
  quality: number;
  /** The qualities are a stream's, which then may choose itself. */
  areLevels: boolean;
  /** Address of the source that has failed; empty where none has. */
  failed: string;
  /** Index of the source to try after this one has failed; -1 for the last. */
  next: number;
  /** One is as fast as it was taken. */
  speed: number;
}

/** Visible state while one of the sources plays, and has not failed. */
export const stateOf = (sources: readonly Source[], quality: number): Omit<PlayerState, 'stage' | 'speed'> => ({
  qualities: sources.map(({ label }) => label),
  quality,
  areLevels: false,
  failed: '',
  next: -1,
});

/** Visible state before anybody has asked for anything. */
export const atFirst = (sources: readonly Source[]): PlayerState => ({
  stage: 'asleep',
  speed: 1,
  ...stateOf(sources, 0),
});
