import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digits } from '../../../kernel/digits.ts';
import { fakeFilms, moveFilm, showPage } from '../testing/film.ts';
import { element, kernelOf, print, settle, textsOf, withFreshPages } from '../testing/page.ts';
import type { ImageAdvert, PrerollContext, VideoAdvert } from './advert.ts';
import { playPreroll } from './preroll.ts';

const fetchStylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock(import('../styles/fetch-stylesheet.ts'), () => ({ fetchStylesheet }));

withFreshPages();

const labels = { advert: 'Advert', skip: 'Skip', skipIn: 'Skip in {n}' };
const context: PrerollContext = { labels, digits };

const image: ImageAdvert = {
  type: 'image',
  href: 'https://tea.example/',
  src: 'https://tea.example/tea.webp',
  title: 'Tea',
  duration: 5000,
};
const film: VideoAdvert = { ...image, type: 'video', src: 'https://tea.example/tea.mp4', duration: 3000 };

let films: ReturnType<typeof fakeFilms>;
let place: HTMLElement;

beforeEach(() => {
  kernelOf('en');
  films = fakeFilms();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  place = print('<div><button>Play</button></div>');
});

// What a test has left playing listens to the page.
afterEach(async () => {
  place.remove();
  await pass(100);
});

/** Plays an advert; says whether it is over. */
async function begin(advert: Parameters<typeof playPreroll>[1]): Promise<{ isOver: () => boolean }> {
  let overs = 0;
  void playPreroll(place, advert, context).then(() => (overs += 1));
  await settle();
  return { isOver: () => overs === 1 };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const happen = (selector: string, name: string): boolean => element(selector).dispatchEvent(new Event(name));
const isGone = (): boolean => document.querySelector('.preroll') === null;

function video(): HTMLVideoElement {
  const found = element('.preroll video');
  if (!(found instanceof HTMLVideoElement)) throw new Error('No film');
  return found;
}

/** Lets the film run from a second to another one. */
async function run(from: number, to: number): Promise<void> {
  for (let tenth = from * 10; tenth < to * 10; tenth += 1) {
    moveFilm(video(), tenth / 10);
    await pass(100);
  }
  moveFilm(video(), to);
  await pass(100);
}

describe('a picture', () => {
  test('leads, in a window of its own, to who pays for it, and says what it is', async () => {
    await begin(image);
    const link = element('.preroll a');
    expect(link.outerHTML).toContain('href="https://tea.example/" target="_blank" rel="noopener sponsored"');
    expect(element('.preroll img').getAttribute('alt')).toBe('Tea');
    expect(element('.preroll').getAttribute('aria-label')).toBe('Advert');
  });

  test('that leads nowhere is no link', async () => {
    await begin({ ...image, href: '', title: '' });
    expect(document.querySelector('.preroll a')).toBeNull();
    expect(element('.preroll img').getAttribute('alt')).toBe('Advert');
  });

  test('is shown for its time, tells how much of that is over, and goes away by itself', async () => {
    const { isOver } = await begin(image);
    expect(textsOf('[role=status]')).toEqual(['']);
    happen('.preroll img', 'load');
    await pass(0);
    expect(textsOf('[role=status]')).toEqual(['Advert']);
    const progress = element('progress');
    expect(progress).toMatchObject({ max: 5000, value: 0 });
    await pass(100);
    expect(progress).toMatchObject({ value: 100 });
    await pass(2400);
    expect(progress).toMatchObject({ value: 2500 });
    await pass(2400);
    expect(isOver()).toBe(false);
    await pass(100);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('waits while the page is not seen', async () => {
    const { isOver } = await begin(image);
    happen('.preroll img', 'load');
    await pass(1000);
    showPage(false);
    await pass(60_000);
    expect([isOver(), element('progress')]).toMatchObject([false, { value: 1000 }]);
    showPage(true);
    await pass(3900);
    expect(isOver()).toBe(false);
    await pass(100);
    expect(isOver()).toBe(true);
  });

  test('is not over because the device has slept', async () => {
    const { isOver } = await begin(image);
    happen('.preroll img', 'load');
    await pass(1000);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
    await pass(200);
    expect([isOver(), element('progress')]).toMatchObject([false, { value: 2000 }]);
  });

  test('that cannot be had is left out', async () => {
    const { isOver } = await begin(image);
    happen('.preroll img', 'error');
    await settle();
    expect([isOver(), isGone()]).toEqual([true, true]);
    expect(console.info).toHaveBeenCalledOnce();
  });

  test('is waited for no longer than five seconds', async () => {
    const { isOver } = await begin(image);
    await pass(4700);
    expect(isOver()).toBe(false);
    await pass(200);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('is over where the page has taken its player away', async () => {
    const { isOver } = await begin(image);
    happen('.preroll img', 'load');
    await pass(100);
    place.remove();
    await pass(100);
    expect(isOver()).toBe(true);
  });
});

describe('a film', () => {
  test('plays with sound, in its place', async () => {
    await begin(film);
    expect(films.play).toHaveBeenCalledOnce();
    expect(video()).toMatchObject({ muted: false, volume: 1, src: film.src });
    expect(video().getAttribute('aria-label')).toBe('Tea');
    expect(video().hasAttribute('playsinline')).toBe(true);
  });

  test('is as loud as the reader has the others', async () => {
    void playPreroll(place, film, { ...context, volume: 0 });
    await settle();
    expect(video()).toMatchObject({ muted: true, volume: 0 });
  });

  test('says when it can be skipped, and then can be', async () => {
    const { isOver } = await begin(film);
    happen('.preroll video', 'playing');
    await run(0, 0.1);
    expect(textsOf('.preroll-skip')).toEqual(['Skip in 3']);
    await run(0.2, 2.5);
    expect(textsOf('p.preroll-skip')).toEqual(['Skip in 1']);
    await run(2.6, 3);
    expect(textsOf('p.preroll-skip')).toEqual([]);
    element('button.preroll-skip').click();
    await settle();
    expect([isOver(), isGone()]).toEqual([true, true]);
    expect(films.pause).toHaveBeenCalledOnce();
    expect(films.load).toHaveBeenCalledOnce();
  });

  test('gives the focus to the button where it was in the player, and then gives it back', async () => {
    const play = element('div > button');
    play.focus();
    await begin(film);
    happen('.preroll video', 'playing');
    await run(3, 3.1);
    expect(document.activeElement).toBe(element('button.preroll-skip'));
    element('button.preroll-skip').click();
    await settle();
    expect(document.activeElement).toBe(play);
  });

  test('leaves the focus elsewhere where it is', async () => {
    await begin(film);
    happen('.preroll video', 'playing');
    await run(3, 3.1);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(['ended', 'error'])('is over when it has %s', async name => {
    const { isOver } = await begin(film);
    happen('.preroll video', 'playing');
    await run(0, 0.1);
    happen('.preroll video', name);
    await settle();
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('is over where the browser refuses to play it', async () => {
    films.play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    expect((await begin(film)).isOver()).toBe(true);
  });

  test('that does not begin is waited for no longer than five seconds', async () => {
    const { isOver } = await begin(film);
    await pass(4700);
    expect(isOver()).toBe(false);
    await pass(300);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('that stands still is waited for no longer than ten seconds', async () => {
    const { isOver } = await begin(film);
    happen('.preroll video', 'playing');
    await run(0, 1);
    await pass(9900);
    expect(isOver()).toBe(false);
    await pass(200);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('stands still while the page is not seen, however long', async () => {
    const { isOver } = await begin(film);
    happen('.preroll video', 'playing');
    await run(0, 1);
    showPage(false);
    expect(films.pause).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(isOver()).toBe(false);
    showPage(true);
    expect(films.play).toHaveBeenCalledTimes(2);
  });

  test('is over where the page has taken its player away', async () => {
    const { isOver } = await begin(film);
    place.remove();
    await pass(100);
    expect(isOver()).toBe(true);
    expect(films.load).toHaveBeenCalledOnce();
  });
});

test('nothing starts on a page that is not seen', async () => {
  showPage(false);
  const { isOver } = await begin(film);
  await pass(60_000);
  expect([isGone(), films.play.mock.calls, isOver()]).toEqual([true, [], false]);
  showPage(true);
  await settle();
  expect(films.play).toHaveBeenCalledOnce();
});

test('an advert whose styles cannot be had is left out, and the next one asks for them again', async () => {
  vi.resetModules();
  const { playPreroll: play } = await import('./preroll.ts');
  fetchStylesheet.mockRejectedValueOnce(new Error('preroll.css'));
  await play(place, film, context);
  expect([isGone(), films.play.mock.calls]).toEqual([true, []]);
  void play(place, film, context);
  await settle();
  expect(films.play).toHaveBeenCalledOnce();
});

test('an advert whose styles never come is left out', async () => {
  vi.resetModules();
  const { playPreroll: play } = await import('./preroll.ts');
  fetchStylesheet.mockReturnValueOnce(new Promise(() => undefined));
  const playing = play(place, film, context);
  await pass(5000);
  await playing;
  expect(films.play).not.toHaveBeenCalled();
});
