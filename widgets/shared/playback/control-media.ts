import type { ReaderStorage } from '../../../kernel/types.ts';
import { firstSource, linesOf, nextBelow } from './choose-source.ts';
import { loadSource } from './load-source.ts';
import { habitsIn, keepHabits, keepPlace, placeOf } from './memory.ts';
import type { Source } from './source.ts';
import type { Stream } from './stream.ts';
import { watchForTrouble } from './trouble.ts';

/** What is to be seen of a player beside its picture. */
export interface PlayerState {
  hasBegun: boolean;
  /** What the qualities to choose from are called. */
  qualities: readonly string[];
  /** Index of the one that is played; -1 where the stream chooses itself. */
  quality: number;
  hasFailed: boolean;
  /** Index of the quality that may do where this one has failed; -1 where there is none. */
  next: number;
  /** One is as fast as it was taken. */
  speed: number;
}

interface ControlOptions {
  sources: readonly Source[];
  /** Under what its place is remembered; empty for what has none, such as a live stream. */
  id: string;
  storage: ReaderStorage;
  show: (change: Partial<PlayerState>) => void;
  /** What comes before the film. */
  before: () => Promise<void>;
}

/** A film or sound under our care. */
export interface Control {
  /** Plays what is in the box, from where the reader left it. */
  start: () => Promise<void>;
  chooseQuality: (index: number) => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Refused where the tap was too long ago: the browser's own controls are there for another one. */
const play = (media: HTMLMediaElement): Promise<void> => media.play().catch(() => {});

/** Has a medium play its sources, and do without those that fail. The element's own controls go on working. */
export function controlMedia(media: HTMLMediaElement, { sources, id, storage, show, before }: ControlOptions): Control {
  const habits = habitsIn(storage);
  let current = -1;
  let stream: Stream | null = null;
  let isLoading = false;
  let hasChosen = false;
  let hasTrouble = false;
  let isStarting = false;
  let hasStarted = false;

  const lines = (): number => media.clientHeight * devicePixelRatio;

  /** Goes on where the film is, or was left another day, as fast and as loud as the reader likes it. */
  function resume(): void {
    const seconds = media.currentTime || placeOf(storage, id);
    Object.assign(media, { volume: habits.volume, muted: habits.isMuted, defaultPlaybackRate: habits.speed });
    media.addEventListener('loadedmetadata', () => seconds && (media.currentTime = seconds), { once: true });
  }

  async function load(index: number): Promise<void> {
    const source = sources[index];
    if (!source) return;
    current = index;
    isLoading = true;
    hasTrouble = false;
    show({ quality: index, hasFailed: false });
    stream?.stop();
    resume();
    const onLevels = (labels: string[]): void => show({ qualities: labels, quality: -1 });
    try {
      stream = await loadSource(media, source.file, { onLevels, onFailure: fail });
    } catch {
      stream = null;
      hasTrouble = true;
    }
    isLoading = false;
    if (media.error || hasTrouble) fail();
  }

  /** A smaller one comes instead, unless the reader has asked for this one. */
  function fail(): void {
    if (isLoading) return;
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    hasTrouble = true;
    if (next < 0 || hasChosen) show({ hasFailed: true, next });
    else void load(next).then(() => play(media));
  }

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    show({ hasBegun: true });
    // Once, and never instead of the film.
    if (!hasStarted) await before().catch(() => {});
    hasStarted = true;
    if (current < 0) await load(firstSource(sources, lines(), navigator.connection));
    else if (hasTrouble) await load(current);
    media.focus();
    await play(media);
    isStarting = false;
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (stream) {
      show({ quality: index });
      stream.choose(index);
      return;
    }
    const wasPaused = media.paused;
    void load(index).then(() => (wasPaused ? undefined : play(media)));
  }

  function chooseSpeed(speed: number): void {
    media.defaultPlaybackRate = speed;
    media.playbackRate = speed;
  }

  /** Begun by the browser's own controls, it is the first of its sources that plays. */
  function begin(): void {
    show({ hasBegun: true });
    if (current >= 0 || isStarting) return;
    current = 0;
    resume();
    media.playbackRate = habits.speed;
  }

  function recover(): void {
    hasTrouble = false;
    show({ hasFailed: false });
  }

  const keep = (): void => keepPlace(storage, id, media.ended ? 0 : media.currentTime, media.duration);
  function keepHabit({ type }: Event): void {
    if (type === 'volumechange') Object.assign(habits, { volume: media.volume, isMuted: media.muted });
    else habits.speed = media.playbackRate;
    show({ speed: media.playbackRate });
    keepHabits(storage, habits);
  }

  const stopWatching = watchForTrouble(media, fail);
  const listeners: readonly [type: string, listener: (event: Event) => void][] = [
    ['pause', keep],
    ['ended', keep],
    ['volumechange', keepHabit],
    ['ratechange', keepHabit],
    ['play', begin],
    ['playing', recover],
  ];
  for (const [type, listener] of listeners) media.addEventListener(type, listener);
  addEventListener('pagehide', keep);
  return {
    start,
    chooseQuality,
    chooseSpeed,
    stop: () => {
      keep();
      stopWatching();
      for (const [type, listener] of listeners) media.removeEventListener(type, listener);
      removeEventListener('pagehide', keep);
      stream?.stop();
    },
  };
}
