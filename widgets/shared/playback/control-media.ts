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

/** How far what is to be played is; `over` once nobody wants to hear of it any more. */
type Phase = 'new' | 'loading' | 'loaded' | 'failed' | 'over';

/** Has a medium play its sources, and do without those that fail. The element's own controls go on working. */
export function controlMedia(media: HTMLMediaElement, { sources, id, storage, show, before }: ControlOptions): Control {
  const habits = habitsIn(storage);
  let phase: Phase = 'new';
  let current = 0;
  let attempt = new AbortController();
  let stream: Stream | null = null;
  /** Seconds at which what comes next goes on. */
  let place = 0;
  /** Whether the reader has it play, be it that it cannot. */
  let isWanted = false;
  let hasChosen = false;
  let isStarting = false;
  let hasStarted = false;

  const lines = (): number => media.clientHeight * devicePixelRatio;

  /** Where the film is, or was left another day; as fast and as loud as the reader likes it. */
  function remember(): void {
    place = media.currentTime || place || placeOf(storage, id);
    Object.assign(media, { volume: habits.volume, muted: habits.isMuted, defaultPlaybackRate: habits.speed });
  }

  function resume(): void {
    if (place) media.currentTime = place;
    place = 0;
  }

  async function load(index: number): Promise<void> {
    const { file } = sources[index] ?? {};
    if (file === undefined || phase === 'over') return;
    // Before the stream goes, which takes the place along.
    remember();
    attempt.abort();
    attempt = new AbortController();
    const { signal } = attempt;
    current = index;
    phase = 'loading';
    show(stateOf(sources, index));
    const onLevels = (labels: string[]): void => show({ qualities: labels, quality: -1, areLevels: true });
    const loaded = await loadSource(media, file, { onLevels, onFailure: fail, signal }).catch(() => undefined);
    if (signal.aborted) return;
    stream = loaded ?? null;
    phase = 'loaded';
    if (loaded === undefined || media.error) fail();
  }

  /** Refused where the tap was too long ago: the browser's own controls are there for another one. */
  async function play(): Promise<void> {
    if (isWanted && phase === 'loaded') await media.play().catch(() => {});
  }

  async function change(index: number): Promise<void> {
    await load(index);
    await play();
  }

  /** A smaller one comes instead, unless the reader has asked for this one. */
  function fail(): void {
    if (phase !== 'loaded') return;
    phase = 'failed';
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    if (next < 0 || hasChosen) show({ ...stateOf(sources, current), failed: source?.file ?? '', next });
    else void change(next);
  }

  function playInstead(index: number): void {
    isWanted = true;
    void change(index);
  }

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    isWanted = true;
    show({ hasBegun: true });
    // Once, and never instead of the film.
    if (!hasStarted) await before().catch(() => {});
    isStarting = false;
    hasStarted = true;
    // A film that is paused keeps its place by it, and Safari says by it whether it plays a stream.
    media.preload = 'metadata';
    if (phase === 'new') await load(firstSource(sources, lines(), navigator.connection));
    else if (phase === 'failed') await load(current);
    media.focus();
    // It waits for as long as nothing comes.
    await play();
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (!stream || phase !== 'loaded') {
      void change(index);
      return;
    }
    show({ quality: index });
    stream.choose(index);
  }

  function chooseSpeed(speed: number): void {
    media.defaultPlaybackRate = speed;
    media.playbackRate = speed;
  }

  /** Begun by the browser's own controls, it is the first of its sources that plays. */
  function begin(): void {
    isWanted = true;
    show({ hasBegun: true });
    if (phase !== 'new' || isStarting) return;
    phase = 'loaded';
    hasStarted = true;
    media.preload = 'metadata';
    remember();
    if (media.readyState > 0) resume();
    media.playbackRate = habits.speed;
  }

  function pause(): void {
    isWanted = false;
    keep();
  }

  function recover(): void {
    if (phase === 'failed') phase = 'loaded';
    show({ failed: '' });
  }

  /** The phone has found its way back to the net. */
  function retry(): void {
    if (isWanted && phase === 'failed') void change(current);
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
    ['loadedmetadata', resume],
    ['pause', pause],
    ['ended', keep],
    ['volumechange', keepHabit],
    ['ratechange', keepHabit],
    ['play', begin],
    ['playing', recover],
  ];
  for (const [type, listener] of listeners) media.addEventListener(type, listener);
  addEventListener('pagehide', keep);
  addEventListener('online', retry);
  // A phone may end what is not seen without a word.
  document.addEventListener('visibilitychange', keep);
  if (!media.paused) begin();
  if (media.error) fail();
  return {
    start,
    chooseQuality,
    playInstead,
    chooseSpeed,
    stop: () => {
      phase = 'over';
      keep();
      attempt.abort();
      stopWatching();
      for (const [type, listener] of listeners) media.removeEventListener(type, listener);
      removeEventListener('pagehide', keep);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', keep);
    },
  };
}
