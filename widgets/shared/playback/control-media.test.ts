import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import { happen, withFakeMedia } from '../testing/fake-media.ts';
import { element, print, settle, withFreshPages } from '../testing/page.ts';
import { type Control, controlMedia } from './control-media.ts';
import type { PlayerState } from './player-state.ts';
import type { Source } from './source.ts';
import * as streams from './stream.ts';

withFreshPages();
withFakeMedia();

const stream = { file: '/a.m3u8', label: '' };
const [small, large] = [{ file: '/small.mp4', label: '180p' }, { file: '/large.mp4', label: '360p' }];

const choose = vi.fn();
const playStream = vi.fn<typeof streams.playStream>(() => ({ choose }));
let state: Partial<PlayerState> = {};
let controls: Control[] = [];

const media = (): HTMLVideoElement => element('video') as HTMLVideoElement;
const file = (): string | null => media().getAttribute('src');

/** Whether the browser says that it plays streams. */
const sayPlaysStreams = (does: boolean): void => {
  HTMLMediaElement.prototype.canPlayType = () => (does ? 'maybe' : '');
};

function control(sources: readonly Source[], before: () => Promise<void> = () => Promise.resolve()): Control {
  const show = (change: Partial<PlayerState>): void => void (state = { ...state, ...change });
  const begun = controlMedia(media(), { sources, id: '7', storage, show, before });
  controls.push(begun);
  return begun;
}

async function begin(...sources: Source[]): Promise<Control> {
  const begun = control(sources);
  void begun.start();
  await settle();
  return begun;
}

beforeEach(() => {
  print('<video preload="none"></video>');
  state = {};
  playStream.mockReset().mockReturnValue({ choose });
  vi.spyOn(streams, 'playStream').mockImplementation(playStream);
  sayPlaysStreams(false);
});

afterEach(() => {
  for (const { stop } of controls) stop();
  controls = [];
});

describe('a stream', () => {
  test('is the browser\'s own where it knows in time what the stream is', async () => {
    sayPlaysStreams(true);
    await begin(stream);
    expect(file()).toBe('/a.m3u8');
    // Or Safari does not look at it before it plays.
    expect(media().preload).toBe('metadata');
    happen(media(), 'loadedmetadata');
    await vi.advanceTimersByTimeAsync(6000);
    await settle();
    expect(playStream).not.toHaveBeenCalled();
    expect(media().paused).toBe(false);
  });

  test('is played piece by piece where the browser fails at it', async () => {
    sayPlaysStreams(true);
    await begin(stream);
    happen(media(), 'error');
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
    expect(state.failed).toBe('');
  });

  test('is played piece by piece where the browser does not know for 6 s what it is', async () => {
    sayPlaysStreams(true);
    await begin(stream);
    await vi.advanceTimersByTimeAsync(5500);
    expect(playStream).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
  });

  test('that the browser has nothing to play with is said to have failed', async () => {
    playStream.mockImplementation(() => {
      throw new Error('no');
    });
    await begin(stream);
    expect(state).toMatchObject({ failed: '/a.m3u8', next: -1 });
  });

  test('that stood still goes on from there when it is tried again', async () => {
    const { start } = await begin(stream);
    media().currentTime = 42;
    const first = playStream.mock.lastCall?.[2];
    first?.signal.addEventListener('abort', () => media().load());
    first?.onFailure();
    expect(state.failed).toBe('/a.m3u8');
    void start();
    await settle();
    expect(first?.signal.aborted).toBe(true);
    happen(media(), 'loadedmetadata');
    expect(media().currentTime).toBe(42);
  });

  test('that fails leaves it to a file, whose qualities are then to be chosen from', async () => {
    const { chooseQuality } = await begin({ ...stream, isDefault: true }, small, large);
    playStream.mock.lastCall?.[2].onLevels(['180p', '270p', '360p']);
    expect(state).toMatchObject({ areLevels: true, quality: -1 });
    playStream.mock.lastCall?.[2].onFailure();
    await settle();
    expect(file()).toBe('/large.mp4');
    expect(state).toMatchObject({ areLevels: false, quality: 2, qualities: ['', '180p', '360p'], failed: '' });
    chooseQuality(1);
    await settle();
    expect(file()).toBe('/small.mp4');
  });

  test('whose level the reader has chosen offers a file where it fails', async () => {
    const { chooseQuality, playInstead } = await begin({ ...stream, isDefault: true }, small);
    chooseQuality(1);
    expect(choose).toHaveBeenCalledWith(1);
    playStream.mock.lastCall?.[2].onFailure();
    // Those of a stream that is no more are not to be chosen from.
    expect(state).toMatchObject({ failed: '/a.m3u8', next: 1, areLevels: false, qualities: ['', '180p'], quality: 0 });
    playInstead(1);
    await settle();
    expect(file()).toBe('/small.mp4');
  });

  test('leaves the film alone that the reader chose while it was not known who plays it', async () => {
    sayPlaysStreams(true);
    const { chooseQuality } = await begin({ ...stream, isDefault: true }, small);
    chooseQuality(1);
    await vi.advanceTimersByTimeAsync(6000);
    await settle();
    expect(file()).toBe('/small.mp4');
    expect(media().paused).toBe(false);
    expect(playStream).not.toHaveBeenCalled();
    happen(media(), 'error', { error: {} as MediaError });
    expect(state.failed).toBe('/small.mp4');
  });
});

describe('a film that nothing more comes of', () => {
  test('gives way to a smaller one, which waits where the reader has it wait', async () => {
    await begin(small, { ...large, isDefault: true });
    expect(file()).toBe('/large.mp4');
    media().pause();
    happen(media(), 'error');
    await settle();
    expect(file()).toBe('/small.mp4');
    expect(media().paused).toBe(true);
  });

  test('goes on where it was as soon as the phone is online again, however often it has failed', async () => {
    await begin(small);
    happen(media(), 'loadedmetadata', { duration: 50, currentTime: 20 });
    happen(media(), 'error');
    expect(state.failed).toBe('/small.mp4');
    dispatchEvent(new Event('online'));
    await settle();
    happen(media(), 'error');
    dispatchEvent(new Event('online'));
    await settle();
    happen(media(), 'loadedmetadata');
    expect(state.failed).toBe('');
    expect(media()).toMatchObject({ paused: false, currentTime: 20 });
  });

  test('stays still by itself where the reader has it wait', async () => {
    await begin(small);
    media().pause();
    happen(media(), 'error');
    dispatchEvent(new Event('online'));
    await settle();
    expect(state.failed).toBe('/small.mp4');
    expect(media().paused).toBe(true);
  });

  test('has not failed because the phone slept for an hour', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await begin(small);
    happen(media(), 'timeupdate');
    vi.setSystemTime(Date.now() + 3_600_000);
    // What was due in that hour comes once.
    const [tick] = timers.mock.lastCall ?? [];
    tick?.();
    expect(state.failed).toBe('');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.failed).toBe('/small.mp4');
  });
});

test('a film of which nothing has come is asked for anew when it is tried again, however long its play waits', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {}));
  const { start } = await begin(small);
  happen(media(), 'error', { error: {} as MediaError });
  expect(state.failed).toBe('/small.mp4');
  void start();
  await settle();
  expect(state.failed).toBe('');
});

describe('a player that is taken away', () => {
  test('before its advert has ended plays nothing', async () => {
    const advert = Promise.withResolvers<undefined>();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    const taken = control([small], () => advert.promise);
    void taken.start();
    taken.stop();
    advert.resolve(undefined);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(file()).toBeNull();
  });

  test('while it is not known who plays its stream leaves it alone', async () => {
    sayPlaysStreams(true);
    const { stop: takeAway } = await begin(stream);
    takeAway();
    media().pause();
    happen(media(), 'error');
    await settle();
    expect(playStream).not.toHaveBeenCalled();
    expect(media().paused).toBe(true);
  });

  test('ends the stream that it plays', async () => {
    const { stop } = await begin(stream);
    stop();
    expect(playStream.mock.lastCall?.[2].signal.aborted).toBe(true);
  });
});

describe('the place of a film', () => {
  test('is not forgotten because its player was awake and nobody played it', () => {
    storage.write('player', 'places', [['7', 75]]);
    control([small]);
    dispatchEvent(new Event('pagehide'));
    expect(storage.read('player', 'places')).toEqual([['7', 75]]);
  });

  test('is kept as soon as the page is not seen any more', async () => {
    await begin(small);
    happen(media(), 'timeupdate', { duration: 600, currentTime: 120 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storage.read('player', 'places')).toEqual([['7', 120]]);
  });
});

describe('a film that plays already when its player wakes', () => {
  test('is as loud and as fast as the last one', () => {
    storage.write('player', 'volume', 0.3);
    storage.write('player', 'speed', 1.5);
    happen(media(), 'play', { paused: false });
    control([small]);
    expect(media()).toMatchObject({ volume: 0.3, playbackRate: 1.5 });
    expect(state.hasBegun).toBe(true);
  });

  test('is said to have failed where it has', () => {
    happen(media(), 'play', { paused: false });
    happen(media(), 'error', { error: {} as MediaError });
    control([small]);
    expect(state.failed).toBe('/small.mp4');
  });
});
