import type { ReaderStorage } from '../../../kernel/types.ts';
import { firstSource, linesOf, nextBelow } from './choose-source.ts';
import { loadSource } from './load-source.ts';
import { habitsIn, keepHabits, keepPlace, placeOf } from './memory.ts';
import { type PlayerState, stateOf } from './player-state.ts';
import type { Source } from './source.ts';
import type { Stream } from './stream.ts';
import { watchForTrouble } from './trouble.ts';

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
  /** Plays another source from where the film is. */
  playInstead: (index: number) => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

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
  let isStopped = false;

  const lines = (): number => media.clientHeight * devicePixelRatio;

  /** Refused where the tap was too long ago: the browser's own controls are there for another one. */
  async function play(): Promise<void> {
    if (!isStopped && !hasTrouble) await media.play().catch(() => {});
  }

  /** Goes on where the film is, or was left another day, as fast and as loud as the reader likes it. */
  function resume(): void {
    const seconds = media.currentTime || placeOf(storage, id);
    Object.assign(media, { volume: habits.volume, muted: habits.isMuted, defaultPlaybackRate: habits.speed });
    media.addEventListener('loadedmetadata', () => seconds && (media.currentTime = seconds), { once: true });
  }

  async function load(index: number): Promise<void> {
    const source = sources[index];
    if (!source || isStopped) return;
    current = index;
    isLoading = true;
    hasTrouble = false;
    show(stateOf(sources, index));
    // Before the stream goes, which takes the place along.
    resume();
    stream?.stop();
    // A film that is paused keeps its place by it, and Safari says by it whether it plays a stream.
    if (hasStarted) media.preload = 'metadata';
    const onLevels = (labels: string[]): void => show({ qualities: labels, quality: -1, areLevels: true });
    try {
      stream = await loadSource(media, source.file, { onLevels, onFailure: fail });
    } catch {
      stream = null;
      hasTrouble = true;
    }
    isLoading = false;
    if (isStopped) stream?.stop();
    else if (media.error || hasTrouble) fail();
  }

  /** A smaller one comes instead, unless the reader has asked for this one. */
  function fail(): void {
    if (isLoading) return;
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    hasTrouble = true;
    if (next < 0 || hasChosen) show({ failed: source?.file ?? '', next });
    else playInstead(next);
  }

  function playInstead(index: number): void {
    void load(index).then(play);
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
    isStarting = false;
    media.focus();
    // It waits for as long as nothing comes.
    await play();
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (stream) {
      show({ quality: index });
      stream.choose(index);
      return;
    }
    if (media.paused) void load(index);
    else playInstead(index);
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
    hasStarted = true;
    resume();
    media.playbackRate = habits.speed;
  }

  function recover(): void {
    hasTrouble = false;
    show({ failed: '' });
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
  // A phone may end what is not seen without a word.
  document.addEventListener('visibilitychange', keep);
  if (!media.paused) begin();
  return {
    start,
    chooseQuality,
    playInstead,
    chooseSpeed,
    stop: () => {
      isStopped = true;
      keep();
      stopWatching();
      for (const [type, listener] of listeners) media.removeEventListener(type, listener);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      stream?.stop();
    },
  };
}
