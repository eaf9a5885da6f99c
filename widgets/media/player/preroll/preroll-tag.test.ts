import { beforeEach, expect, test, vi } from 'vitest';
import { serveAdverts, tagOf } from '../testing/ad-server.ts';
import { moveVideo } from '../../../shared/testing/video.ts';
import { click, element, settle } from '../../../shared/testing/page.ts';
import { begin, video, withPlaceForAdverts } from '../testing/preroll.ts';

vi.mock(import('../../../shared/base/fetch-stylesheet.ts'), () => ({ fetchStylesheet: () => Promise.resolve() }));

const page = withPlaceForAdverts();

let server: ReturnType<typeof serveAdverts>;

beforeEach(() => {
  server = serveAdverts();
});

const beginTag = (answer: string): ReturnType<typeof begin> => begin(page.place, { tag: tagOf(answer) });

async function playTo(seconds: number): Promise<void> {
  video().dispatchEvent(new Event('playing'));
  moveVideo(video(), seconds, 4);
  await vi.advanceTimersByTimeAsync(100);
}

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'];

test('a video that plays to its end is tracked at each quarter, once', async () => {
  const { isOver } = await beginTag('inline');
  expect(server.told).toEqual([]);
  await playTo(0);
  expect(server.told).toEqual(['impression', 'start']);
  await playTo(1.1);
  await playTo(1.9);
  expect(server.told).toEqual(['impression', ...quarters.slice(0, 2)]);
  await playTo(3);
  video().dispatchEvent(new Event('ended'));
  await settle();
  expect(server.told).toEqual(['impression', ...quarters, 'complete']);
  expect(isOver()).toBe(true);
});

test('a tap on the advert\'s link is tracked, but not the tap that started the video', async () => {
  await beginTag('inline');
  await playTo(0);
  await click('.preroll a');
  expect(server.told).not.toContain('clickTracking');
  await vi.advanceTimersByTimeAsync(1000);
  element('.preroll a').addEventListener('click', event => event.preventDefault());
  await click('.preroll a');
  await click('.preroll a');
  expect(server.told.filter(event => event === 'clickTracking')).toHaveLength(1);
  video().dispatchEvent(new Event('ended'));
  await settle();
});

test.each([
  ['cannot be had', 401, () => Promise.resolve(video().dispatchEvent(new Event('error')))],
  ['does not begin', 402, () => vi.advanceTimersByTimeAsync(7000)],
  ['breaks off', 405, () => playTo(1).then(() => video().dispatchEvent(new Event('error')))],
])('a video that %s is reported with the error code %d', async (_, code, fail) => {
  const { isOver } = await beginTag('inline');
  await fail();
  await settle();
  expect(server.told.filter(event => event.startsWith('error'))).toEqual([`error ${code}`]);
  expect(isOver()).toBe(true);
});

test('a video that the browser refuses to play is reported', async () => {
  page.videos.play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect((await beginTag('inline')).isOver()).toBe(true);
  expect(server.told).toEqual(['error 400']);
});

test('a tag that does not respond is skipped after seven seconds', async () => {
  const { isOver } = await beginTag('slow');
  await vi.advanceTimersByTimeAsync(6700);
  expect([isOver(), element('.preroll').getAttribute('aria-busy')]).toEqual([false, 'true']);
  await vi.advanceTimersByTimeAsync(300);
  expect(isOver()).toBe(true);
});

test('a response that arrives after the player was removed plays nothing', async () => {
  const { isOver } = await beginTag('wrapper-slow');
  page.place.remove();
  await vi.advanceTimersByTimeAsync(7000);
  expect([isOver(), page.videos.play.mock.calls]).toEqual([true, []]);
});
