import type { ReaderStorage } from '../../../kernel/types.ts';
import { firstSource, linesOf, nextBelow } from '../../shared/playback/choose-source.ts';
import { followPosition } from './follow-position.ts';
import { followPreferences } from './preferences.ts';
import { loadSource } from './load-source.ts';
import type { PlayMethod } from './load-stream.ts';
import { type PlayerState, stateOf } from './player-state.ts';
import type { Source } from '../../shared/playback/source.ts';
import type { Stream } from '../../shared/playback/stream.ts';
import { takeFocus } from './take-focus.ts';
import { unlock } from '../../shared/playback/unlock.ts';
import { watchForFailure } from '../../shared/playback/watch-failure.ts';

interface ControlOptions {
  sources: readonly Source[];
  /** Under what its place is remembered; empty for what has none, such as a live stream. */
  id: string;
  storage: ReaderStorage;
  show: (change: Partial<PlayerState>) => void;
  /** Plays before the video, if anything does. */
  before?: (() => Promise<void>) | undefined;
}

/** A video or sound under our care. */
export interface Control {
  /** Plays what is in the box, from where the reader left it. */
  start: () => Promise<void>;
  chooseQuality: (index: number) => void;
  /** Plays another source from where the video is. */
  playInstead: (index: number) => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Progress of the media; `over` once nobody wants to hear of it any more. */
type Phase = 'new' | 'loading' | 'loaded' | 'failed' | 'over';

/** Has media play its sources, and do without those that fail. The element's own controls go on working. */
export function controlMedia(media: HTMLMediaElement, { sources, id, storage, show, before }: ControlOptions): Control {
  const preferences = followPreferences(media, storage, speed => show({ speed }));
  const place = followPosition(media, storage, id);
  let phase: Phase = 'new';
  let current = 0;
  let attempt = new AbortController();
  let stream: Stream | null = null;
  /** State of the stream that plays. */
  let levels: Partial<PlayerState> = {};
  /** The source is tried the second way already, as the server says that it is. */
  let isSecondWay = false;
  /** The reader wants it to play, even if it cannot. */
  let isWanted = false;
  let hasChosen = false;
  let isStarting = false;
  let hasStarted = false;

  function remember(): void {
    place.note();
    preferences.apply();
  }

  function resume(): void {
    place.goBack();
    // A stream that hls.js rescues stands still afterwards.
    void play();
  }

  async function load(index: number, way?: PlayMethod): Promise<void> {
    const { file } = sources[index] ?? {};
    if (file === undefined || phase === 'over') return;
    // Before the stream goes, which takes the place along.
    remember();
    attempt.abort();
    const { signal } = (attempt = new AbortController());
    if (index !== current || way) levels = {};
    current = index;
    isSecondWay = way !== undefined;
    phase = 'loading';
    show(stateOf(sources, index));
    const onLevels = (qualities: string[]) => show((levels = { quality: -1, ...levels, qualities, areLevels: true }));
    const options = { onLevels, onFailure: fail, signal, way, level: levels.quality };
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

  async function change(index: number, way?: PlayMethod): Promise<void> {
    await load(index, way);
    await play();
  }

  /** A smaller source comes instead, unless the reader has asked for this one. */
  function giveUp(): void {
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    if (next < 0 || hasChosen) show({ ...stateOf(sources, current), failed: source?.file ?? '', next });
    else void change(next);
  }

  /** A stream that the browser fails at may play in pieces, and what is in no pieces by the browser. */
  async function tryOtherWay(file: string, wasStream: boolean): Promise<void> {
    const { signal } = attempt;
    const asking = import('../../shared/playback/other-way.ts');
    const isThere = await asking.then(({ hasOtherWay }) => hasOtherWay(file, wasStream, signal)).catch(() => false);
    // It may play after all by then.
    if (signal.aborted || phase !== 'failed') return;
    if (isThere) void change(current, wasStream ? 'whole' : 'pieces');
    else giveUp();
  }

  function fail(): void {
    if (phase !== 'loaded') return;
    phase = 'failed';
    const { file } = sources[current] ?? {};
    const isUnknown = stream ? !levels.areLevels : media.error !== null;
    if (file !== undefined && isUnknown && !isSecondWay) void tryOtherWay(file, stream !== null);
    else giveUp();
  }

  function playInstead(index: number): void {
    isWanted = true;
    takeFocus(media);
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
    // The advert plays once, and never instead of the video.
    if (!hasStarted) await before?.().catch(() => {});
    isStarting = false;
    hasStarted = true;
    show({ stage: 'begun' });
    const lines = media.clientHeight * devicePixelRatio;
    if (phase === 'new') await load(firstSource(sources, lines, navigator.connection));
    else if (phase === 'failed') await load(current);
    takeFocus(media);
    // It waits for as long as nothing comes.
    await play();
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (stream && phase === 'loaded') {
      show((levels = { ...levels, quality: index }));
      stream.choose(index);
    } else void change(index);
  }

  /** Begun by the browser's own controls, with nothing to come before it, it is the first of its sources that plays. */
  function begin(): void {
    // A press on a chapter says where the video begins, not that its advert is over, and no key begins it without one.
    if (isStarting || (phase === 'new' && before)) {
      media.pause();
      void start();
      return;
    }
    isWanted = true;
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

  const stopWatching = watchForFailure(media, fail);
  const listeners: readonly [target: EventTarget, type: string, listener: () => void][] = [
    [media, 'loadedmetadata', resume],
    [media, 'pause', pause],
    [media, 'play', begin],
    [media, 'playing', recover],
    [self, 'online', retry],
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
      for (const end of [place.stop, () => attempt.abort(), stopWatching, preferences.stop]) end();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    },
  };
}
