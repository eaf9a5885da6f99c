import { describe, expect, test, vi } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import {
  begin,
  control,
  file,
  large,
  media,
  playStream,
  setStreamSupport,
  small,
  state,
  stream,
  withControlledMedia,
} from './testing/controlled-media.ts';
import { happen } from '../../shared/testing/fake-media.ts';
import { element, settle } from '../../shared/testing/page.ts';

withControlledMedia();

describe('a video that fails', () => {
  test('is replaced by a smaller one, which stays paused if the reader has paused', async () => {
    await begin(small, { ...large, isDefault: true });
    expect(file()).toBe('/large.mp4');
    media().pause();
    happen(media(), 'error');
    await settle();
    expect(file()).toBe('/small.mp4');
    expect(media().paused).toBe(true);
  });

  test('continues at its position once the phone is online, even after several failures', async () => {
    await begin(small);
    happen(media(), 'loadedmetadata', { duration: 50, currentTime: 20 });
    happen(media(), 'error');
    expect(state().failed).toBe('/small.mp4');
    dispatchEvent(new Event('online'));
    await settle();
    happen(media(), 'error');
    dispatchEvent(new Event('online'));
    await settle();
    happen(media(), 'loadedmetadata');
    expect(state().failed).toBe('');
    expect(media()).toMatchObject({ paused: false, currentTime: 20 });
  });

  test('has stalled for 10 s without a pause, however long the phone slept', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await begin(small);
    happen(media(), 'timeupdate');
    vi.setSystemTime(Date.now() + 3_600_000);
    // The overdue timer fires once.
    const [tick] = timers.mock.lastCall ?? [];
    tick?.();
    expect(state().failed).toBe('');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().failed).toBe('/small.mp4');
    happen(media(), 'playing');
    media().pause();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state().failed).toBe('');
  });
});

test('a retry loads a stalled video again, even while its play is pending', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {}));
  const { start } = await begin(small);
  happen(media(), 'error', { error: {} as MediaError });
  await settle();
  expect(state().failed).toBe('/small.mp4');
  void start();
  await settle();
  expect(state().failed).toBe('');
});

test('a seek before the metadata have loaded is applied after that', async () => {
  const { start } = control([small]);
  media().currentTime = 6;
  const seek = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  void start();
  await settle();
  expect(seek.mock.lastCall).toEqual([0]);
  happen(media(), 'loadedmetadata');
  expect(seek.mock.lastCall).toEqual([6]);
});

describe('a player that is removed', () => {
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

  test('while it checks native support leaves its stream alone', async () => {
    setStreamSupport(true);
    const { stop: takeAway } = await begin(stream);
    takeAway();
    media().pause();
    happen(media(), 'error');
    await settle();
    expect(playStream).not.toHaveBeenCalled();
    expect(media().paused).toBe(true);
  });

  test('destroys its stream', async () => {
    const { stop } = await begin(stream);
    stop();
    expect(playStream.mock.lastCall?.[2].signal.aborted).toBe(true);
  });
});

describe('while an advert stands before a video', () => {
  test('the video does not play under it, and presses are applied afterwards', async () => {
    const advert = Promise.withResolvers<undefined>();
    const { start, chooseQuality } = control([small, large], () => advert.promise);
    void start();
    chooseQuality(1);
    await settle();
    expect(media().paused).toBe(true);
    // A chapter's link does this.
    media().currentTime = 8;
    void media().play();
    expect(media().paused).toBe(true);
    advert.resolve(undefined);
    await settle();
    happen(media(), 'loadedmetadata');
    expect(file()).toBe('/large.mp4');
    expect(media()).toMatchObject({ paused: false, currentTime: 8 });
  });

  test('it has the reader\'s volume, even if another video has changed that', async () => {
    const volumes: number[] = [];
    const { start } = control([small], () => {
      volumes.push(media().volume);
      return Promise.resolve();
    });
    storage.write('player', 'volume', 0.2);
    void start();
    await settle();
    expect(volumes).toEqual([0.2]);
  });

  test('a reader who types elsewhere keeps the focus', async () => {
    const advert = Promise.withResolvers<undefined>();
    document.body.append(document.createElement('textarea'));
    void control([small], () => advert.promise).start();
    element('textarea').focus();
    advert.resolve(undefined);
    await settle();
    expect(document.activeElement).toBe(element('textarea'));
  });
});

test('the saved speed is shown before anything plays', () => {
  storage.write('player', 'speed', 1.5);
  control([small]);
  expect(state().speed).toBe(1.5);
});

test('a speed is saved at once, before its event', () => {
  control([small]).chooseSpeed(1.5);
  expect(media()).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
  expect(storage.read('player', 'speed')).toBe(1.5);
});

describe('the saved position of a video', () => {
  test('stays if the player woke but did not play', () => {
    storage.write('player', 'places', [['7', 75]]);
    control([small]);
    dispatchEvent(new Event('pagehide'));
    expect(storage.read('player', 'places')).toEqual([['7', 75]]);
  });

  test('is the start after the reader has gone back there', async () => {
    storage.write('player', 'places', [['7', 75]]);
    const { chooseQuality } = await begin(small, large);
    happen(media(), 'loadedmetadata', { duration: 600 });
    expect(media().currentTime).toBe(75);
    media().pause();
    media().currentTime = 0;
    chooseQuality(0);
    await settle();
    happen(media(), 'loadedmetadata');
    expect(media().currentTime).toBe(0);
  });

  test('is stored as soon as the page is hidden', async () => {
    await begin(small);
    happen(media(), 'timeupdate', { duration: 600, currentTime: 120 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storage.read('player', 'places')).toEqual([['7', 120]]);
  });
});

describe('a video that already plays when its player wakes', () => {
  test('gets the volume and speed of the last one', () => {
    storage.write('player', 'volume', 0.3);
    storage.write('player', 'speed', 1.5);
    happen(media(), 'play', { paused: false });
    control([small]);
    expect(media()).toMatchObject({ volume: 0.3, playbackRate: 1.5 });
    expect(state().stage).toBe('begun');
  });

  test('reports its failure', async () => {
    happen(media(), 'play', { paused: false });
    happen(media(), 'error', { error: {} as MediaError });
    control([small]);
    await settle();
    expect(state().failed).toBe('/small.mp4');
  });
});
