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
  /** Id for the saved position. Empty for media without one, such as a live stream. */
  id: string;
  storage: ReaderStorage;
  show: (change: Partial<PlayerState>) => void;
  /** Shows an advert or other content before the video. */
  before?: (() => Promise<void>) | undefined;
}

/** Controls of a video or audio. */
export interface Control {
  /** Plays the media from the reader's last position. */
  start: () => Promise<void>;
  chooseQuality: (index: number) => void;
  /** Plays another source from the current position. */
  playInstead: (index: number) => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Loading state of the media; `over` after an unmount. */
type Phase = 'new' | 'loading' | 'loaded' | 'failed' | 'over';

/** Plays the sources of a media element, and falls back to another one if one fails. Native controls keep working. */
export function controlMedia(media: HTMLMediaElement, { sources, id, storage, show, before }: ControlOptions): Control {
  const preferences = followPreferences(media, storage, speed => show({ speed }));
  const place = followPosition(media, storage, id);
  let phase: Phase = 'new';
  let current = 0;
  let attempt = new AbortController();
  let stream: Stream | null = null;
  /** Player state that belongs to the current stream. */
  let levels: Partial<PlayerState> = {};
  /** True if the source is already tried the other way, after a check with the server. */
  let isSecondWay = false;
  /** True if the reader wants it to play, even while it cannot. */
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
    // A stream is paused after hls.js has recovered it.
    void play();
  }

  async function load(index: number, way?: PlayMethod): Promise<void> {
    const { file } = sources[index] ?? {};
    if (file === undefined || phase === 'over') return;
    // Must run before the stream is destroyed, which loses the position.
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

  /** Rejected if the tap was too long ago. The large play button then reappears for another tap. */
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

  /** Switches to a smaller source, unless the reader has chosen this one. */
  function giveUp(): void {
    const source = sources[current];
    const next = source ? nextBelow(sources, linesOf(source)) : -1;
    if (next < 0 || hasChosen) show({ ...stateOf(sources, current), failed: source?.file ?? '', next });
    else void change(next);
  }

  /** A stream that fails natively may play with hls.js, and a failed stream may be a plain file. */
  async function tryOtherWay(file: string, wasStream: boolean): Promise<void> {
    const { signal } = attempt;
    const asking = import('../../shared/playback/other-way.ts');
    const isThere = await asking.then(({ hasOtherWay }) => hasOtherWay(file, wasStream, signal)).catch(() => false);
    // It may have recovered in the meantime.
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
    // Applies the volume first, because the advert uses it too.
    remember();
    if (phase === 'new') unlock(media);
    // The advert plays only once. The video plays even if the advert fails.
    if (!hasStarted) await before?.().catch(() => {});
    isStarting = false;
    hasStarted = true;
    show({ stage: 'begun' });
    const lines = media.clientHeight * devicePixelRatio;
    if (phase === 'new') await load(firstSource(sources, lines, navigator.connection));
    else if (phase === 'failed') await load(current);
    takeFocus(media);
    // Waits until there is data.
    await play();
  }

  function chooseQuality(index: number): void {
    hasChosen = true;
    if (stream && phase === 'loaded') {
      show((levels = { ...levels, quality: index }));
      stream.choose(index);
    } else void change(index);
  }

  /** Handles a start by the browser's own controls. Without an advert, plays the first source. */
  function begin(): void {
    // Neither a press on a chapter nor a key must skip the advert.
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
    // Chromium pauses media that fail.
    if (!media.error) isWanted = isStarting;
  }

  function recover(): void {
    if (phase !== 'failed') return;
    phase = 'loaded';
    show({ ...levels, failed: '' });
  }

  /** Retries when the phone is online again. */
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
