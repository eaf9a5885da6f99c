import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as stream from '../../shared/playback/stream.ts';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, kernelOf, print, settle, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { serve, text } from '../../shared/testing/server.ts';
import { LiveBox } from './box.tsx';
import mount from './live.ts';

withFakeMedia();

const wakeLive = (language = 'en'): (() => void) => {
  const box = <LiveBox language={language} title="Newsroom" mediaUrl="/live/newsroom/master.m3u8" poster="/1.webp" />;
  return wakeAtOnce(mount, printBox(box), kernelOf(language));
};

function video(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('The box has no video');
  return video;
}

/** Simulates a stream that does not exist. */
async function fail(): Promise<void> {
  serve(text('', 404));
  happen(video(), 'error');
  await settle();
}

const status = (): string | null => element('[role=status]').textContent;
const again = (): HTMLElement | null => document.querySelector('.live-again');

describe('a live stream', () => {
  test('loads nothing before it plays and is marked as live in the page\'s language', () => {
    wakeLive('fa');
    expect(video()).toMatchObject({ preload: 'none', paused: true });
    expect(video().getAttribute('src')).toBe('/live/newsroom/master.m3u8');
    expect(element('.live-mark').textContent).toBe('زنده');
  });

  test('with audio only is handled like a video', async () => {
    wakeAtOnce(mount, print('<div data-failed="Gone" data-again="Again"><audio src="/live/radio.m3u8" controls></audio></div>'), kernelOf());
    serve(text('', 404));
    element('audio').dispatchEvent(new Event('error'));
    await settle();
    expect(status()).toBe('Gone');
    expect(again()?.textContent).toBe('Again');
  });

  test('is retried from its start, and shows a message if it fails again', async () => {
    wakeLive();
    const load = vi.spyOn(video(), 'load');
    await fail();
    again()?.click();
    expect(load).toHaveBeenCalledOnce();
    expect(video().paused).toBe(false);
    expect(status()).toBe('');
    expect(again()).toBeNull();
    await fail();
    expect(status()).not.toBe('');
  });

  test('that recovers by itself removes its message', async () => {
    wakeLive();
    await fail();
    happen(video(), 'playing');
    expect(status()).toBe('');
    expect(element('.live-box').classList).not.toContain('has-failed');
  });
});

describe('a stream that the browser cannot play', () => {
  const playStream = vi.fn<typeof stream.playStream>(() => ({ choose() {} }));

  beforeEach(() => void vi.spyOn(stream, 'playStream').mockImplementation(playStream));

  test('is played by hls.js, and fails if that fails', async () => {
    wakeLive();
    serve(text('#EXTM3U'));
    void video().play();
    happen(video(), 'error');
    await settle();
    const address = expect.stringMatching(/\/live\/newsroom\/master\.m3u8$/) as string;
    expect(playStream).toHaveBeenCalledWith(video(), address, expect.anything());
    expect(video().paused).toBe(false);
    expect(status()).toBe('');
    playStream.mock.calls[0]?.[2].onFailure();
    expect(status()).not.toBe('');
  });

  test('stays paused if the reader has paused it', async () => {
    wakeLive();
    serve(text('#EXTM3U'));
    void video().play();
    const play = vi.spyOn(video(), 'play').mockRejectedValue(new DOMException('', 'AbortError'));
    happen(video(), 'error');
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
    expect(status()).toBe('');
    video().pause();
    happen(video(), 'error');
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('stays paused if the reader pauses it while hls.js loads', async () => {
    wakeLive();
    serve(text('#EXTM3U'));
    void video().play();
    const play = vi.spyOn(video(), 'play');
    const setSource = vi.spyOn(video(), 'removeAttribute').mockImplementation(() => video().pause());
    happen(video(), 'error');
    await settle();
    expect(setSource).toHaveBeenCalledWith('src');
    expect(play).not.toHaveBeenCalled();
  });

  test('that failed before its box woke is played by only one player', async () => {
    print('<div data-failed="Gone"><video src="/a.m3u8"></video></div>');
    const count = playStream.mock.calls.length;
    serve(text('#EXTM3U'));
    happen(video(), 'error', { error: {} as MediaError });
    wakeAtOnce(mount, element('div'), kernelOf('en'));
    happen(video(), 'error');
    await settle();
    expect(playStream.mock.calls).toHaveLength(count + 1);
  });

  test('is retried natively and then by hls.js', async () => {
    wakeLive();
    serve(text('#EXTM3U'), text('#EXTM3U'));
    happen(video(), 'error');
    await settle();
    const count = playStream.mock.calls.length;
    playStream.mock.lastCall?.[2].onFailure();
    again()?.click();
    expect(video().getAttribute('src')).toMatch(/master\.m3u8$/);
    expect(status()).toBe('');
    happen(video(), 'error');
    await settle();
    expect(playStream.mock.calls).toHaveLength(count + 1);
    expect(playStream.mock.calls.at(-2)?.[2].signal.aborted).toBe(true);
    expect(status()).toBe('');
  });

  test('is retried once the phone is online, unless the reader has paused it', async () => {
    wakeLive();
    void video().play();
    for (const isPaused of [false, true]) {
      serve(text('#EXTM3U'));
      happen(video(), 'error');
      await settle();
      playStream.mock.lastCall?.[2].onFailure();
      if (isPaused) video().pause();
      dispatchEvent(new Event('online'));
      expect(status() === '').toBe(!isPaused);
      expect(video().paused).toBe(isPaused);
    }
  });
});

describe('a box of another CMS', () => {
  test('gets its video from its configuration', () => {
    wakeAtOnce(mount, print('<div data-conf=\'{"mediaUrl":"/a.m3u8","poster":"/a.webp"}\'></div>'), kernelOf('en'));
    expect(video()).toMatchObject({ controls: true, preload: 'none' });
    expect(video().getAttribute('src')).toBe('/a.m3u8');
    expect(video().getAttribute('poster')).toBe('/a.webp');
  });

  test('reports a source that fails', async () => {
    serve(text('', 404));
    wakeAtOnce(mount, print('<div data-failed="Gone"><video><source src="/a.m3u8"></video></div>'), kernelOf('en'));
    element('source').dispatchEvent(new Event('error'));
    await settle();
    expect(status()).toBe('Gone');
  });

  test.each([
    ['<div></div>', 'lacks its video'],
    ['<div data-conf=\'{"mediaUrl":"javascript:alert(1)"}\'></div>', 'mediaUrl="javascript:alert(1)" cannot be used'],
  ])('without a stream is reported: %s', (html, complaint) => {
    expect(() => mount(print(html), kernelOf('en'))).toThrow(complaint);
  });
});
