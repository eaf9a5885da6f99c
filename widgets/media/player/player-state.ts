import type { Source } from '../../shared/playback/source.ts';

/** What is to be seen of a player beside its picture. */
export interface PlayerState {
  /** Not asked for yet; asked for, while something comes before; its turn. */
  stage: 'asleep' | 'coming' | 'begun';
  /** What the qualities to choose from are called. */
  qualities: readonly string[];
  /** Index of the one that is played; -1 where the stream chooses itself. */
  quality: number;
  /** Whether they are a stream's, which then may choose itself. */
  areLevels: boolean;
  /** Address of the source that has failed; empty where none has. */
  failed: string;
  /** Index of the source that may do where this one has failed; -1 where there is none. */
  next: number;
  /** One is as fast as it was taken. */
  speed: number;
}

/** What is seen while one of the sources is played, and has not failed. */
export const stateOf = (sources: readonly Source[], quality: number): Omit<PlayerState, 'stage' | 'speed'> => ({
  qualities: sources.map(({ label }) => label),
  quality,
  areLevels: false,
  failed: '',
  next: -1,
});

/** What is seen before anybody has asked for anything. */
export const atFirst = (sources: readonly Source[]): PlayerState => ({
  stage: 'asleep',
  speed: 1,
  ...stateOf(sources, 0),
});
