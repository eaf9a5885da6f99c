import { beforeEach, expect, test, vi } from 'vitest';
import { digits } from '../../../kernel/digits.ts';
import { serveAdverts, tagOf } from '../testing/ad-server.ts';
import { fakeFilms, moveFilm } from '../testing/film.ts';
import { click, element, print, settle, withFreshPages } from '../testing/page.ts';
import { playPreroll } from './preroll.ts';

vi.mock(import('../styles/fetch-stylesheet.ts'), () => ({ fetchStylesheet: () => Promise.resolve() }));

withFreshPages();

let server: ReturnType<typeof serveAdverts>;
let films: ReturnType<typeof fakeFilms>;

beforeEach(() => {
  server = serveAdverts();
  films = fakeFilms();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

/** Shows what a tag answers; says whether that is over. */
async function begin(answer: string): Promise<{ isOver: () => boolean }> {
  let isOver = false;
  const labels = { advert: 'Advert', skip: 'Skip', skipIn: 'Skip in {n}' };
  const playing = playPreroll(print('<div></div>'), { tag: tagOf(answer) }, { labels, digits });
  void playing.then(() => (isOver = true));
  await settle();
  return { isOver: () => isOver };
}

const film = (): HTMLVideoElement => document.querySelector<HTMLVideoElement>('.preroll video') ?? expect.fail('No film');

async function playTo(seconds: number): Promise<void> {
  film().dispatchEvent(new Event('playing'));
  moveFilm(film(), seconds, 4);
  await vi.advanceTimersByTimeAsync(100);
}

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'];

test('a film that is seen to its end has been told of at each quarter, once', async () => {
  const { isOver } = await begin('inline');
  expect(server.told).toEqual([]);
  await playTo(0);
  expect(server.told).toEqual(['impression', 'start']);
  await playTo(1.1);
  await playTo(1.9);
  expect(server.told).toEqual(['impression', ...quarters.slice(0, 2)]);
  await playTo(3);
  film().dispatchEvent(new Event('ended'));
  await settle();
  expect(server.told).toEqual(['impression', ...quarters, 'complete']);
  expect(isOver()).toBe(true);
});

test('a film is skipped when its own moment for that has come', async () => {
  const { isOver } = await begin('inline');
  await playTo(1.9);
  expect(document.querySelector('button.preroll-skip')).toBeNull();
  await playTo(2);
  await click('button.preroll-skip');
  expect(server.told.slice(-2)).toEqual(['midpoint', 'skip']);
  expect(isOver()).toBe(true);
});

test('a tap that leads to who pays is told', async () => {
  await begin('inline');
  await playTo(0);
  element('.preroll a').addEventListener('click', event => event.preventDefault());
  await click('.preroll a');
  await click('.preroll a');
  expect(server.told.filter(event => event === 'clickTracking')).toHaveLength(1);
  film().dispatchEvent(new Event('ended'));
  await settle();
});

test.each([
  ['cannot be had', 401, () => Promise.resolve(film().dispatchEvent(new Event('error')))],
  ['does not begin', 402, () => vi.advanceTimersByTimeAsync(5000)],
  ['breaks off', 405, () => playTo(1).then(() => film().dispatchEvent(new Event('error')))],
])('a film that %s is told of by the code %d', async (_, code, fail) => {
  const { isOver } = await begin('inline');
  await fail();
  await settle();
  expect(server.told.filter(event => event.startsWith('error'))).toEqual([`error ${code}`]);
  expect(isOver()).toBe(true);
});

test('a film that the browser refuses to play is told of', async () => {
  films.play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect((await begin('inline')).isOver()).toBe(true);
  expect(server.told).toEqual(['error 400']);
});

test.each(['empty', 'broken', 'oversized', 'no-media', 'image-only', 'script-only', 'wrapper-loop', 'planet'])(
  'a tag that answers %s is over at once, and nothing is left of it',
  async answer => {
    expect((await begin(answer)).isOver()).toBe(true);
    expect(document.querySelector('.preroll')).toBeNull();
    expect(films.play).not.toHaveBeenCalled();
  },
);

test('a tag that does not answer is over after seven seconds', async () => {
  const { isOver } = await begin('slow');
  await vi.advanceTimersByTimeAsync(6700);
  expect([isOver(), element('.preroll').getAttribute('aria-busy')]).toEqual([false, 'true']);
  await vi.advanceTimersByTimeAsync(300);
  expect(isOver()).toBe(true);
});

test('an answer that comes when the player is gone plays nothing', async () => {
  const { isOver } = await begin('wrapper-slow');
  element('div').remove();
  await vi.advanceTimersByTimeAsync(7000);
  expect([isOver(), films.play.mock.calls]).toEqual([true, []]);
});
