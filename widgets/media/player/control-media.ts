import type { ReaderStorage } from '../../../kernel/types.ts';
import { firstSource, linesOf, nextBelow } from '../../shared/playback/choose-source.ts';
import { followPreferences } from './preferences.ts';
import { loadSource } from './load-source.ts';
import { keepPlace, placeOf } from './memory.ts';
import { type PlayerState, stateOf } from './player-state.ts';
import { isStream, type Source } from '../../shared/playback/source.ts';
import type { Stream } from '../../shared/playback/stream.ts';
import { unlock } from '../../shared/playback/unlock.ts';
import { watchForFailure } from '../../shared/playback/watch-failure.ts';

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
  const preferences = followPreferences(media, storage, speed => show({ speed }));
  let phase: Phase = 'new';
  let current = 0;
  let attempt = new AbortController();
  let stream: Stream | null = null;
  /** What is shown of the stream that plays. */
  let levels: Partial<PlayerState> = {};
  /** Seconds at which what comes next goes on: where the film was left another day, and then where it is. */
  let place = placeOf(storage, id);
  /** Whether the browser itself is tried first with a stream. */
  let isBrowsers = true;
  /** Whether the reader has it play, be it that it cannot. */
  let isWanted = false;
  let hasChosen = false;
  let isStarting = false;
  let hasStarted = false;

  function remember(): void {
    place = media.currentTime || place;
    preferences.apply();
  }

  function resume(): void {
    if (place) media.currentTime = place;
    place = 0;
    // What hls.js rescues stands still afterwards.
    void play();
  }

  async function load(index: number, byBrowser = true): Promise<void> {
    const { file } = sources[index] ?? {};
    if (file === undefined || phase === 'over') return;
    // Before the stream goes, which takes the place along.
    remember();
    attempt.abort();
    attempt = new AbortController();
    const { signal } = attempt;
    current = index;
    isBrowsers = byBrowser;
    phase = 'loading';
    levels = {};
    show(stateOf(sources, index));
    const onLevels = (qualities: string[]): void => show((levels = { qualities, quality: -1, areLevels: true }));
    const options = { onLevels, onFailure: fail, signal, byBrowser };
    const loaded = await loadSource(media, file, options).catch(() => undefined);
    if (signal.aborted) return;
    stream = loaded ?? null;
    phase = 'loaded';
    if (loaded === undefined || media.error) fail();
  }

  /** Refused where the tap was too long ago: the big sign is there again for another one. */
  async function play(): Promise<void> {
    if (!isWanted || isStarting || phase !== 'loaded') return;
    await media.play().catch((error: unknown) => {
      if ((error as Error).name === 'NotAllowedError') show({ stage: 'asleep' });
    });
  }

  async function change(index: number, byBrowser = true): Promise<void> {
    await load(index, byBrowser);
    await play();
  }

  /**
   * A stream that the browser has failed at is tried in pieces, which does without a level that is gone. Otherwise a
   * smaller source comes instead, unless the reader has asked for this one.
   */
  function fail(): void {
    if (phase !== 'loaded') return;
    phase = 'failed';
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    if (source && media.error && isBrowsers && !stream && isStream(source.file)) void change(current, false);
    else if (next < 0 || hasChosen) show({ ...stateOf(sources, current), failed: source?.file ?? '', next });
    else void change(next);
  }

  /** To where the keys work the film, unless the reader is elsewhere on the page by now. */
  function takeFocus(): void {
    const { activeElement, body } = document;
    const isHere = activeElement === body || media.closest('.player')?.contains(activeElement);
    if (isHere) media.focus({ preventScroll: true });
  }

  function playInstead(index: number): void {
    isWanted = true;
    takeFocus();
    void change(index);
  }

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    isWanted = true;
    show({ stage: 'coming' });
    // An advert is as loud.
    remember();
    if (phase === 'new') unlock(media);
    // Once, and never instead of the film.
    if (!hasStarted) await before().catch(() => {});
    isStarting = false;
    hasStarted = true;
    show({ stage: 'begun' });
    const lines = media.clientHeight * devicePixelRatio;
    if (phase === 'new') await load(firstSource(sources, lines, navigator.connection));
    else if (phase === 'failed') await load(current);
    takeFocus();
    // It waits for as long as nothing comes.
    await play();
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (!stream || phase !== 'loaded') {
      void change(index);
      return;
    }
    show((levels = { ...levels, quality: index }));
    stream.choose(index);
  }

  /** Begun by the browser's own controls, it is the first of its sources that plays. */
  function begin(): void {
    // A press on a chapter says where the film begins, not that its advert is over.
    if (isStarting) media.pause();
    isWanted = true;
    if (isStarting) return;
    show({ stage: 'begun' });
    if (phase !== 'new') return;
    phase = 'loaded';
    hasStarted = true;
    media.preload = 'metadata';
    remember();
    media.playbackRate = media.defaultPlaybackRate;
  }

  function pause(): void {
    // Chromium pauses what it has failed at.
    if (!media.error) isWanted = isStarting;
    keep();
  }

  function recover(): void {
    if (phase !== 'failed') return;
    phase = 'loaded';
    show({ ...levels, failed: '' });
  }

  /** The phone has found its way back to the net. */
  function retry(): void {
    if (phase === 'failed') void change(current);
  }

  const keep = (): void => keepPlace(storage, id, media.ended ? 0 : media.currentTime, media.duration);
  const stopWatching = watchForFailure(media, fail);
  const listeners: readonly [target: EventTarget, type: string, listener: () => void][] = [
    [media, 'loadedmetadata', resume],
    [media, 'pause', pause],
    [media, 'ended', keep],
    [media, 'play', begin],
    [media, 'playing', recover],
    [self, 'pagehide', keep],
    [self, 'online', retry],
    // A phone may end what is not seen without a word.
    [document, 'visibilitychange', keep],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  if (!media.paused) begin();
  if (media.error) fail();
  return {
    start,
    chooseQuality,
    playInstead,
    chooseSpeed: preferences.chooseSpeed,
    stop: () => {
      phase = 'over';
      keep();
      attempt.abort();
      stopWatching();
      preferences.stop();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    },
  };
}
