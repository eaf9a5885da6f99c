import { expect, test, vi } from 'vitest';
import { showPage } from '../testing/film.ts';
import { settle } from '../testing/page.ts';
import { begin, context, film, isGone, pass, withPlaceForAdverts } from '../testing/preroll.ts';

const fetchStylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock(import('../styles/fetch-stylesheet.ts'), () => ({ fetchStylesheet }));

const page = withPlaceForAdverts();

test('nothing starts on a page that is not seen', async () => {
  showPage(false);
  const { isOver } = await begin(page.place, film);
  await pass(60_000);
  expect([isGone(), page.films.play.mock.calls, isOver()]).toEqual([true, [], false]);
  showPage(true);
  await settle();
  expect(page.films.play).toHaveBeenCalledOnce();
});

test('an advert whose styles cannot be had is left out, and the next one asks for them again', async () => {
  vi.resetModules();
  const { playPreroll: play } = await import('./preroll.ts');
  fetchStylesheet.mockRejectedValueOnce(new Error('preroll.css'));
  await play(page.place, film, context);
  expect([isGone(), page.films.play.mock.calls]).toEqual([true, []]);
  void play(page.place, film, context);
  await settle();
  expect(page.films.play).toHaveBeenCalledOnce();
});

test('an advert whose styles never come is left out', async () => {
  vi.resetModules();
  const { playPreroll: play } = await import('./preroll.ts');
  fetchStylesheet.mockReturnValueOnce(new Promise(() => undefined));
  const playing = play(page.place, film, context);
  await pass(5000);
  await playing;
  expect(page.films.play).not.toHaveBeenCalled();
});
