import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerControls } from './controls/player-controls.tsx';
import { happen, soundPolicy, tap, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { choose, element, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { begin, media, play, start, wakePlayer } from './testing/player.tsx';
import { json, serve } from '../../shared/testing/server.ts';
import { PlayerBox } from './box.tsx';
import { parsePlayer } from './markup.ts';
import mount from './player.tsx';

const loadControls = vi.hoisted(() => vi.fn());
vi.mock(import('./controls/load-controls.ts'), () => ({ loadControls }));

withFakeMedia();

beforeEach(() => {
  loadControls.mockResolvedValue(PlayerControls);
  // Sets the sizes that a browser would compute.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
});

test('a tap plays the best quality for the player and shows the controls', async () => {
  await begin();
  expect(media().paused).toBe(false);
  expect(media().getAttribute('src')).toBe('/large.mp4');
  expect(document.querySelector('.player-start')).toBeNull();
  expect(media().controls).toBe(false);
  expect(element('.player-toggle').getAttribute('aria-label')).toBe('Pause');
});

test('a video on an old article plays only in the native player', async () => {
  const box = printBox(<PlayerBox language="en" sources={[{ file: '/old.mp4', label: '' }]} title="The video" vastTag="/vast" />);
  print(`<article data-old-video>${box.outerHTML}</article>`);
  await wake(mount, element('.player'), kernelOf());
  start().click();
  await settle();
  expect(media().paused).toBe(false);
  expect(media().controls).toBe(true);
  expect([...element('.player-frame').children].filter(({ textContent }) => textContent)).toEqual([media()]);
});

test('a double tap starts the video once', async () => {
  await wakePlayer();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  start().click();
  start().click();
  await settle();
  expect(play).toHaveBeenCalledTimes(1);
});

test('a refused start shows the large play button again', async () => {
  soundPolicy.isRefused = true;
  await begin();
  expect(media().paused).toBe(true);
  expect(start().getAttribute('aria-busy')).toBe('false');
  tap(start());
  await settle();
  expect(media().paused).toBe(false);
  expect(document.querySelector('.player-start')).toBeNull();
});

test('a video that cannot be played keeps the chosen quality and offers the next one', async () => {
  await begin();
  await choose('.player-quality', '1');
  happen(media(), 'error', { error: {} as MediaError });
  await settle();
  expect(media().getAttribute('src')).toBe('/large.mp4');
  expect(textsOf('.player-ways button')).toEqual(['180p']);
  element('.player-ways button').click();
  await settle();
  expect(media().getAttribute('src')).toBe('/small.mp4');
});

test('a long video resumes at its last position, and a short one does not', async () => {
  const kernel = await begin();
  happen(media(), 'timeupdate', { duration: 600, currentTime: 120 });
  media().pause();
  expect(kernel.storage.read('player', 'places')).toEqual([['7', 120]]);
  document.body.replaceChildren();
  await begin();
  happen(media(), 'loadedmetadata', { currentTime: 0 });
  expect(media().currentTime).toBe(120);
  happen(media(), 'ended', { ended: true, currentTime: 600, duration: 600, paused: true });
  expect(kernel.storage.read('player', 'places')).toEqual([]);
});

test('audio started by its native controls gets the saved volume, speed and position', async () => {
  const kernel = kernelOf('en');
  kernel.storage.write('player', 'volume', 0.3);
  kernel.storage.write('player', 'speed', 1.25);
  kernel.storage.write('player', 'places', [['9', 75]]);
  await wakePlayer({ kind: 'audio', sources: [{ file: '/a.m4a', label: '' }], newsId: '9' });
  await media().play();
  happen(media(), 'loadedmetadata');
  await settle();
  expect(media()).toMatchObject({ volume: 0.3, playbackRate: 1.25, currentTime: 75 });
  expect((element('.player-speed') as HTMLSelectElement).value).toBe('1.25');
});

test('a video has the volume and speed of the last one', async () => {
  await begin();
  media().volume = 0.4;
  happen(media(), 'volumechange');
  await choose('.player-speed', '2');
  happen(media(), 'ratechange');
  document.body.replaceChildren();
  await begin({ newsId: '8' });
  expect(media().volume).toBe(0.4);
  expect(media().defaultPlaybackRate).toBe(2);
});

test('a visit is counted once, when the video plays and not its advert', async () => {
  const requests = serve(json({}));
  await begin({ mediaId: '91' });
  // A press on a chapter during an advert does this.
  happen(media(), 'play');
  await settle();
  expect(requests).toEqual([]);
  happen(media(), 'playing');
  happen(media(), 'playing');
  await settle();
  document.body.replaceChildren();
  await play({ mediaId: '91' });
  expect(requests).toMatchObject([{ path: '/rest/mvisit', body: { mid: '91' } }]);
});

test('a key in a select is left to the select', async () => {
  await play();
  element('.player-speed').dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }));
  expect(media().muted).toBe(false);
});

test('unrendered markup plays with its own settings', () => {
  const box = print('<div data-play-label="Play"><video aria-label="Video" poster="/p.webp"><source src="/a.mp4"></video></div>');
  expect(parsePlayer(box)).toMatchObject({
    kind: 'video', sources: [{ file: '/a.mp4', label: '' }], poster: '/p.webp', title: 'Video',
  });
});

test.each([
  ['nothing to play', '<div><video></video></div>'],
  ['an address that is a script', '<div data-conf=\'{"mediaUrl":"javascript:alert(1)"}\'><video></video></div>'],
  ['a configuration that is cut off', '<div data-conf="{"><video src="/a.mp4"></video></div>'],
])('markup with %s is refused', (_, html) => {
  expect(() => parsePlayer(print(html))).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});

test("audio has the native button and no picture-in-picture", async () => {
  await wakePlayer({ kind: 'audio', sources: [{ file: '/a.m4a', label: '' }] });
  expect(media().localName).toBe('audio');
  start().click();
  await settle();
  expect(media().paused).toBe(false);
  expect(document.querySelector('.player-start')).toBeNull();
  expect(document.querySelector('.player-window')).toBeNull();
  expect((element('.player-speed') as HTMLSelectElement).value).toBe('1');
});

test('a video has the browser\'s controls if ours fail to load', async () => {
  loadControls.mockRejectedValue(new Error('controls.css'));
  await begin();
  expect(media().paused).toBe(false);
  expect(media().controls).toBe(true);
  expect(document.querySelector('.player-controls')).toBeNull();
  expect(document.querySelector('.player-start')).toBeNull();
});

test('a video that plays before our controls have loaded is not covered', async () => {
  loadControls.mockReturnValue(new Promise(() => {}));
  await begin();
  expect(element('.player-start').getAttribute('aria-busy')).toBe('true');
  happen(media(), 'playing');
  await settle();
  expect(document.querySelector('.player-start')).toBeNull();
  expect(media().controls).toBe(true);
});

test('our controls show the position, and seek when the reader lets go of the bar', async () => {
  await play();
  happen(media(), 'timeupdate', { currentTime: 65, duration: 3725 });
  await settle();
  const seek = element('.player-seek') as HTMLInputElement;
  expect(seek.getAttribute('aria-valuetext')).toBe('1:05 / 1:02:05');
  // Sets the value without React's knowledge, as a browser does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(seek, '600');
  seek.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  expect(media().currentTime).toBe(65);
  expect(textsOf('.player-time')).toEqual(['10:00', '1:02:05']);
  seek.dispatchEvent(new Event('change', { bubbles: true }));
  expect(media().currentTime).toBe(600);
});

test('a stream without an end has no seek bar', async () => {
  await play();
  happen(media(), 'durationchange', { duration: Infinity });
  await settle();
  expect((element('.player-seek') as HTMLInputElement).hidden).toBe(true);
});

test('a mouse click on a video pauses it', async () => {
  await play();
  media().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
  media().click();
  expect(media().paused).toBe(true);
});
