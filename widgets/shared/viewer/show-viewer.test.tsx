import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GalleryBox } from '../../article/gallery/box.tsx';
import { element, kernelOf } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { slides } from '../testing/viewer.ts';
import type { Tool } from './viewer.ts';
import { showViewer } from './show-viewer.ts';
import words from './words.json' with { type: 'json' };

// Uses PhotoSwipe itself, because a fake could not test the reversed slides and the state after closing.

const tools: readonly Tool[] = ['slideshow', 'fullScreen', 'share', 'download', 'thumbnails', 'close'];

/** Renders a gallery. Returns a function that opens its lightbox. */
function printGallery({ language = 'fa', shown = slides(4) } = {}): (opening?: { position: number }) => void {
  const box = printBox(<GalleryBox language={language} title="یزد" slides={shown} />);
  const kernel = kernelOf(language);
  return ({ position } = { position: 0 }) =>
    showViewer({ box, kernel, position, tools, hasHashes: true, isArrival: true });
}

/** PhotoSwipe waits longer than an animation may take if the browser does not support animations. */
const settled = () => vi.advanceTimersByTimeAsync(2000);
const dialogs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
const counter = (): string => element('.lightbox-counter').textContent;
const picture = () => document.querySelector('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)')?.getAttribute('src');
const press = (key: string): boolean => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function close(): Promise<void> {
  if (dialogs().length === 0) return;
  await settled();
  press('Escape');
  await settled();
}

beforeEach(() => {
  // jsdom has neither layout nor media queries.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  history.replaceState(null, '', '/news/1301');
});
afterEach(close);

describe.each([
  ['fa', 'ArrowLeft', 'ArrowRight', ['۲ از ۴', '۳ از ۴']],
  ['en', 'ArrowRight', 'ArrowLeft', ['2 of 4', '3 of 4']],
])('the lightbox in %s', (language, forward, backward, [second, third]) => {
  test(`${forward} goes forward and ${backward} goes back`, async () => {
    printGallery({ language })({ position: 1 });
    await settled();
    expect([counter(), picture()]).toEqual([second, expect.stringMatching(/\/2\.webp$/)]);
    press(forward);
    expect([counter(), picture(), location.hash]).toEqual([third, expect.stringMatching(/\/3\.webp$/), '#3']);
    press(backward);
    expect([counter(), location.hash]).toEqual([second, '#2']);
  });

  test('does not continue from the last slide to the first', async () => {
    printGallery({ language })({ position: 3 });
    await settled();
    press(forward);
    expect(location.hash).toBe('#4');
    for (let time = 0; time < 5; time += 1) press(backward);
    expect(location.hash).toBe('#1');
  });

  test('thumbnails have the order of the page', async () => {
    printGallery({ language })();
    await settled();
    const sources = [...document.querySelectorAll('.lightbox-thumbnail img')].map(image => image.getAttribute('src'));
    expect(sources).toEqual([1, 2, 3, 4].map(number => expect.stringMatching(`/${number}-360\\.webp$`) as string));
  });
});

test('an open lightbox moves to another requested slide', async () => {
  const open = printGallery();
  open();
  await settled();
  open({ position: 2 });
  await settled();
  expect(dialogs()).toHaveLength(1);
  expect(counter()).toBe('۳ از ۴');
});

test.each([-1, 4, 99])('the lightbox ignores the slide %d', async position => {
  const open = printGallery();
  open({ position: 1 });
  await settled();
  open({ position });
  expect(counter()).toBe('۲ از ۴');
});

test('a press on the close button works even while the lightbox opens', async () => {
  const open = printGallery();
  open();
  element('.lightbox-bar [aria-label=بستن]').click();
  await settled();
  await settled();
  expect(dialogs()).toEqual([]);
});

test('a lightbox can open while another one fades out, and keeps the focus', async () => {
  const open = printGallery();
  open();
  await settled();
  press('Escape');
  open({ position: 2 });
  await settled();
  expect(dialogs()).toHaveLength(1);
  expect(counter()).toBe('۳ از ۴');
  expect(document.activeElement).toBe(dialogs()[0]);
});

test('a low screen starts without thumbnails, and a button shows them', async () => {
  const open = printGallery();
  vi.stubGlobal('innerHeight', 360);
  open();
  await settled();
  const strip = element('.lightbox-thumbnails');
  expect(strip.hidden).toBe(true);
  element('.lightbox-bar [aria-label=تصویرهای\\ کوچک]').click();
  expect(strip.hidden).toBe(false);
});

test('the lightbox opens and closes at once if the reader prefers reduced motion', async () => {
  const open = printGallery();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  expect(element('.pswp').style.getPropertyValue('--pswp-transition-duration')).toBe('0ms');
  await settled();
  press('Escape');
  await vi.advanceTimersByTimeAsync(10);
  expect(dialogs()).toEqual([]);
});

test.each([
  [false, ['1', '2'], ['1', '2', '3']],
  [true, ['1'], ['1', '2']],
])('with Save-Data %j the lightbox loads only these pictures', async (saveData, first, then) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const sourcesOf = (kind: string): string[] =>
    [...document.querySelectorAll(`.pswp__img${kind}[src]`)].map(image => /(\d)(-360)?\.webp$/.exec(image.getAttribute('src') ?? '')?.[1] ?? '');
  printGallery()();
  await settled();
  expect(sourcesOf(':not(.pswp__img--placeholder)').sort()).toEqual(first);
  expect(sourcesOf('--placeholder')).toContain('1');
  press('ArrowLeft');
  await settled();
  expect(sourcesOf(':not(.pswp__img--placeholder)').sort()).toEqual(then);
  expect(sourcesOf('--placeholder')).toContain('2');
});

test.each(['fa', 'en'] as const)('a picture that fails to load shows a message (%s)', async language => {
  printGallery({ language })();
  await settled();
  document.querySelector('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)')?.dispatchEvent(new Event('error'));
  // jsdom does not write it.
  expect(element('.pswp__error-msg')).toHaveProperty('innerText', words[language].failed);
  expect(element('.lightbox-caption').textContent).toBe(words[language].failed);
  press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight');
  expect(element('.lightbox-caption').textContent).toBe('شرح 2');
});

test('captions of a page stay text', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const [first] = slides(1);
  printGallery({ shown: first ? [{ ...first, alt: hostile, caption: hostile }] : [] })();
  await settled();
  expect(element('.lightbox-caption').textContent).toBe(hostile);
  expect(document.querySelector('.pswp [onerror]')).toBeNull();
});
