import { beforeEach, expect, test, vi } from 'vitest';
import type { playPreroll as Play } from './preroll/preroll.ts';
import { happen, soundPolicy, tap, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { addMeta, settle } from '../../shared/testing/page.ts';
import { withSilentBrowser } from '../../shared/testing/silent-browser.ts';
import { begin, media, start, wakePlayer } from './testing/player.tsx';

const playPreroll = vi.hoisted(() => vi.fn<typeof Play>(() => Promise.resolve()));
vi.mock(import('./preroll/preroll.ts'), () => ({ playPreroll }));
vi.mock(import('./controls/load-controls.ts'), () => ({ loadControls: () => new Promise(() => {}) }));

withFakeMedia();
const said = withSilentBrowser();

beforeEach(() => playPreroll.mockClear());

const tag = 'https://ads.example/tag';
/** Time in milliseconds until a tap on a video has taken effect. */
const sinceTap = 200;

/** Starts a video on a page with an advert, whose code loads after a promise has resolved. */
async function beginWithAdvert(address = tag, hasCome: Promise<unknown> = Promise.resolve()): Promise<void> {
  vi.resetModules();
  vi.doMock(import('./preroll/show-advert.ts'), async importOriginal => {
    const original = await importOriginal();
    await hasCome;
    return original;
  });
  addMeta('vast-ad-tag', address);
  await begin();
}

test('a video plays after seven seconds if the advert\'s code never loads', async () => {
  await beginWithAdvert(tag, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(7000 - sinceTap - 1);
  expect(media().paused).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(media().paused).toBe(false);
  expect(playPreroll).not.toHaveBeenCalled();
});

test('an advert whose code loads late has the rest of the seven seconds', async () => {
  const code = Promise.withResolvers<undefined>();
  await beginWithAdvert(tag, code.promise);
  await vi.advanceTimersByTimeAsync(3000 - sinceTap);
  code.resolve(undefined);
  await settle();
  const late = playPreroll.mock.calls[0]?.[3];
  await vi.advanceTimersByTimeAsync(4000 - sinceTap - 1);
  expect(late?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(late?.aborted).toBe(true);
});

test('a video waits for the page\'s advert, and audio has none', async () => {
  const advert = Promise.withResolvers<undefined>();
  playPreroll.mockReturnValueOnce(advert.promise);
  await beginWithAdvert();
  expect(playPreroll.mock.calls).toMatchObject([[{ className: 'player-frame' }, { tag }, { video: {} }, { aborted: false }]]);
  expect(media().paused).toBe(true);
  advert.resolve(undefined);
  await settle();
  expect(media().paused).toBe(false);

  document.body.replaceChildren();
  await begin({ kind: 'audio', sources: [{ file: '/a.m4a', label: '' }] });
  expect(media().paused).toBe(false);
  expect(playPreroll).toHaveBeenCalledOnce();
});

test.each([
  ['by a key, under its cover', () => wakePlayer(), () => void media().play()],
  ['before it wakes', () => wakePlayer({}, 'en', () => happen(media(), 'play', { paused: false })), () => {}],
])('a video that is begun %s waits for its advert', async (_, wakeIt, press) => {
  const advert = Promise.withResolvers<undefined>();
  playPreroll.mockReturnValueOnce(advert.promise);
  addMeta('vast-ad-tag', tag);
  await wakeIt();
  press();
  await settle();
  expect(media().paused).toBe(true);
  expect(playPreroll).toHaveBeenCalledOnce();
  advert.resolve(undefined);
  await settle();
  expect(media().paused).toBe(false);
});

test('a video and its advert play with sound if only a tap permits it', async () => {
  const advert = Promise.withResolvers<undefined>();
  playPreroll.mockReturnValueOnce(advert.promise);
  soundPolicy.isRefused = true;
  addMeta('vast-ad-tag', tag);
  const { storage } = await wakePlayer();
  storage.write('player', 'volume', 0.2);
  tap(start());
  await settle();
  const video = playPreroll.mock.lastCall?.[2].video;
  expect(video).toMatchObject({ muted: false, volume: 0.2 });
  await video?.play();
  advert.resolve(undefined);
  await settle();
  expect(media().paused).toBe(false);
});

test('an invalid advert is reported, and the video plays', async () => {
  await beginWithAdvert('javascript:alert(1)');
  expect(said).toMatchObject([{ message: expect.stringContaining('javascript:alert(1)') as string }]);
  expect(media().paused).toBe(false);
});
