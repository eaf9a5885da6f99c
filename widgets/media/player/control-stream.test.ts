import { describe, expect, test, vi } from 'vitest';
import {
  begin,
  chooseLevel,
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
import { type Answer, held, serve, text, unreachable } from '../../shared/testing/server.ts';
import { settle } from '../../shared/testing/page.ts';

withControlledMedia();

describe('a stream', () => {
  test('plays natively if the browser recognises it in time', async () => {
    setStreamSupport(true);
    await begin(stream);
    expect(file()).toBe('/a.m3u8');
    // Without this, Safari would not look at the stream before it plays.
    expect(media().preload).toBe('metadata');
    happen(media(), 'loadedmetadata');
    await vi.advanceTimersByTimeAsync(6000);
    await settle();
    expect(playStream).not.toHaveBeenCalled();
    expect(media().paused).toBe(false);
  });

  test('is played by hls.js if the browser fails', async () => {
    setStreamSupport(true);
    await begin(stream);
    happen(media(), 'error');
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
    expect(state().failed).toBe('');
  });

  test('is played by hls.js if the browser does not recognise it within 6 s', async () => {
    setStreamSupport(true);
    await begin(stream);
    await vi.advanceTimersByTimeAsync(5500);
    expect(playStream).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
  });

  test('that fails natively after its start is continued by hls.js at that position', async () => {
    serve(text('#EXTM3U'));
    setStreamSupport(true);
    await begin({ ...stream, isDefault: true }, small);
    happen(media(), 'loadedmetadata');
    await settle();
    happen(media(), 'error', { currentTime: 8, error: {} as MediaError });
    happen(media(), 'pause', { paused: true });
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
    expect(state().failed).toBe('');
    happen(media(), 'loadedmetadata');
    expect(media()).toMatchObject({ paused: false, currentTime: 8 });
  });

  test('that also fails with hls.js is retried natively', async () => {
    setStreamSupport(true);
    playStream.mockImplementation(() => {
      throw new Error('no');
    });
    serve(text('#EXTM3U'));
    const { start } = await begin(stream);
    happen(media(), 'loadedmetadata');
    await settle();
    happen(media(), 'error', { error: {} as MediaError });
    await settle();
    expect(playStream).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ failed: '/a.m3u8', next: -1 });
    void start();
    await settle();
    expect(file()).toBe('/a.m3u8');
    happen(media(), 'loadedmetadata');
    await settle();
    expect(media().paused).toBe(false);
    expect(playStream).toHaveBeenCalledTimes(1);
  });

  test('that nothing can play reports its failure', async () => {
    playStream.mockImplementation(() => {
      throw new Error('no');
    });
    await begin(stream);
    expect(state()).toMatchObject({ failed: '/a.m3u8', next: -1 });
  });

  test('that fails is replaced by a file, whose qualities can then be chosen', async () => {
    const { chooseQuality } = await begin({ ...stream, isDefault: true }, small, large);
    playStream.mock.lastCall?.[2].onLevels(['180p', '270p', '360p']);
    expect(state()).toMatchObject({ areLevels: true, quality: -1 });
    playStream.mock.lastCall?.[2].onFailure();
    await settle();
    expect(file()).toBe('/large.mp4');
    expect(state()).toMatchObject({ areLevels: false, quality: 2, qualities: ['', '180p', '360p'], failed: '' });
    chooseQuality(1);
    await settle();
    expect(file()).toBe('/small.mp4');
  });

  test('that recovers after a stall offers its levels again', async () => {
    const { chooseQuality } = await begin(stream);
    playStream.mock.lastCall?.[2].onLevels(['180p', '360p']);
    chooseQuality(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ failed: '/a.m3u8', areLevels: false });
    happen(media(), 'playing');
    expect(state()).toMatchObject({ failed: '', areLevels: true, qualities: ['180p', '360p'], quality: 1 });
  });

  test('that is loaded again keeps the level that the reader has chosen', async () => {
    const { chooseQuality } = await begin(stream);
    playStream.mock.lastCall?.[2].onLevels(['180p', '360p']);
    chooseQuality(1);
    playStream.mock.lastCall?.[2].onFailure();
    dispatchEvent(new Event('online'));
    await settle();
    playStream.mock.lastCall?.[2].onLevels(['180p', '360p']);
    expect(playStream.mock.calls.map(([, , { level }]) => level)).toEqual([undefined, 1]);
    expect(state().quality).toBe(1);
  });

  test('with a level that the reader has chosen offers a file if it fails', async () => {
    const { chooseQuality, playInstead } = await begin({ ...stream, isDefault: true }, small);
    playStream.mock.lastCall?.[2].onLevels(['180p', '360p']);
    chooseQuality(1);
    expect(chooseLevel).toHaveBeenCalledWith(1);
    playStream.mock.lastCall?.[2].onFailure();
    // Levels of an earlier stream cannot be chosen.
    expect(state()).toMatchObject({ failed: '/a.m3u8', next: 1, areLevels: false, qualities: ['', '180p'], quality: 0 });
    playInstead(1);
    await settle();
    expect(file()).toBe('/small.mp4');
  });

  test('does not replace the video that the reader chose during the check of native support', async () => {
    setStreamSupport(true);
    const { chooseQuality } = await begin({ ...stream, isDefault: true }, small);
    chooseQuality(1);
    await vi.advanceTimersByTimeAsync(6000);
    await settle();
    expect(file()).toBe('/small.mp4');
    expect(media().paused).toBe(false);
    expect(playStream).not.toHaveBeenCalled();
    happen(media(), 'error', { error: {} as MediaError });
    await settle();
    expect(state().failed).toBe('/small.mp4');
  });
});

describe('a source that failed one way', () => {
  const unnamed = { file: '/play?id=7', label: '' };
  const playlist: Answer = () => Promise.resolve(new Response(null, { headers: { 'content-type': 'application/vnd.apple.mpegurl' } }));

  async function failToPlay(answer: Answer, source = unnamed): Promise<void> {
    serve(answer);
    await begin(source);
    happen(media(), 'error', { error: {} as MediaError });
    await settle();
  }

  test.each([
    ['type', playlist],
    ['first line', text('#EXTM3U\n#EXT-X-VERSION:3')],
  ])('is played by hls.js if its %s on the server shows a stream', async (_, answer) => {
    await failToPlay(answer);
    expect(playStream).toHaveBeenCalledExactlyOnceWith(media(), unnamed.file, expect.anything());
    expect(state().failed).toBe('');
  });

  test.each([
    ['is a file', text('ftypmp42')],
    ['is not there', text('#EXTM3U', 404)],
    ['cannot be had', unreachable],
  ])('has failed if it %s', async (_, answer) => {
    await failToPlay(answer);
    expect(playStream).not.toHaveBeenCalled();
    expect(state().failed).toBe(unnamed.file);
  });

  test('is played natively if its URL looks like a stream but the server says that it is a file', async () => {
    serve(text('ftypmp42'));
    await begin(stream);
    playStream.mock.lastCall?.[2].onFailure();
    await settle();
    expect(file()).toBe('/a.m3u8');
    expect(media().paused).toBe(false);
    happen(media(), 'error', { error: {} as MediaError });
    expect(state().failed).toBe('/a.m3u8');
  });

  test('keeps playing if it recovers before the server has answered', async () => {
    const { answer, release } = held(playlist);
    await failToPlay(answer);
    happen(media(), 'playing');
    release();
    await settle();
    expect(playStream).not.toHaveBeenCalled();
    expect(state().failed).toBe('');
  });
});
