import { readFileSync } from 'node:fs';
import type { Reader } from './reader.ts';
import { expectHidden, expectShown } from './steps.ts';
import { expect, test } from './test.ts';

const video = '[data-widget=player] .player-media';

/** Seconds that the video has come to; none while it is paused, or cannot be heard. */
const heardOf = (reader: Reader): Promise<number> =>
  reader.evaluate(part => {
    const { paused, muted, currentTime } = document.querySelector<HTMLVideoElement>(part) ?? new Audio();
    return paused || muted ? 0 : currentTime;
  }, video);

const expectPlaying = (reader: Reader): Promise<void> => expect.poll(() => heardOf(reader)).toBeGreaterThan(0);

const configure = (reader: Reader, settings: object): Promise<void> =>
  reader.evaluate(more => {
    const box = document.querySelector<HTMLElement>('[data-widget=player]');
    if (box) box.dataset.conf = JSON.stringify({ ...JSON.parse(box.dataset.conf ?? '{}'), ...more });
  }, settings);

test('a video plays with sound after an advert that lasts longer than a tap counts', async ({ reader }) => {
  await reader.goto('/news/1311');
  await reader.tap('.player-start');
  await expectShown(reader, '.preroll-progress');
  await expectHidden(reader, '.preroll');
  await expectPlaying(reader);
});

test('a video plays with sound after an advert of an ad server', async ({ reader }) => {
  await reader.goto('/en/catalogue/player/film');
  await configure(reader, { vastTag: '/vast?answer=inline' });
  await reader.tap('.player-start');
  await expectShown(reader, '.preroll video');
  await expectHidden(reader, '.preroll');
  await expectPlaying(reader);
});

const playlist = readFileSync('fixtures/media/hls/180.m3u8', 'utf8').replace(/^(?=\w)/gm, '/media/hls/');

for (const [address, contentType] of [
  ['/media/hls/master.m3u8?token=1', ''],
  ['/live/PLAYLIST.M3U8', 'application/vnd.apple.mpegurl'],
  ['/live/play', 'application/x-mpegURL'],
  ['/live/vague', 'text/plain'],
] as const) {
  test(`a stream at ${address} plays${contentType && `, sent as ${contentType}`}`, async ({ reader }) => {
    if (contentType) await reader.route(address, route => route.fulfill({ contentType, body: playlist }));
    await reader.goto('/en/catalogue/player/stream');
    await configure(reader, { mediaUrl: address });
    await reader.tap('.player-start');
    await expectPlaying(reader);
  });
}
