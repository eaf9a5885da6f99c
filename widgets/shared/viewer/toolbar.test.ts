import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeViewer, slide, slides } from '../testing/viewer.ts';
import { element } from '../testing/page.ts';
import type { Tool } from './viewer.ts';
import { addToolbar } from './toolbar.ts';

const all: readonly Tool[] = ['slideshow', 'fullScreen', 'share', 'download', 'thumbnails', 'close'];

beforeEach(() => {
  // jsdom has no layout, and so nothing to scroll to.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  vi.stubGlobal('navigator', { share: () => Promise.resolve() });
});

const namesIn = (bar: Element): (string | null)[] =>
  [...bar.querySelectorAll('button, a')].map(control => control.getAttribute('aria-label'));

function open(tools: readonly Tool[], shown = slides(3)) {
  const viewer = openFakeViewer(shown);
  addToolbar(viewer, tools);
  return { ...viewer, bar: element('.lightbox-bar') };
}

test('the bar has the tools in their order, each named for those who see it and those who do not', () => {
  const { bar } = open(all);
  expect(namesIn(bar)).toEqual(['نمایش', 'تمام‌صفحه', 'هم‌رسانی', 'دریافت', 'تصویرهای کوچک', 'بستن']);
  for (const control of bar.querySelectorAll('button, a')) {
    expect(control.getAttribute('title')).toBe(control.getAttribute('aria-label'));
    expect(control.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});

test('the buttons of the bar send no form', () => {
  for (const button of open(all).bar.querySelectorAll('button')) expect(button.type).toBe('button');
});

test('one picture needs no slideshow and no thumbnails', () => {
  expect(namesIn(open(all, slides(1)).bar)).toEqual(['تمام‌صفحه', 'هم‌رسانی', 'دریافت', 'بستن']);
  expect(document.querySelector('.lightbox-thumbnails')).toBeNull();
});

test('the download is the file of the shown slide, and missing for a page in a frame', () => {
  const { goTo } = open(['download'], [slide(1), slide(2, { kind: 'video', url: 'https://dakkeh.ir/2.mp4' }), slide(3, { kind: 'embed' })]);
  const link = element('.lightbox-bar a') as HTMLAnchorElement;
  expect([link.href, link.hasAttribute('download'), link.hidden]).toEqual(['https://dakkeh.ir/1.webp', true, false]);
  goTo(1);
  expect([link.href, link.hidden]).toEqual(['https://dakkeh.ir/2.mp4', false]);
  goTo(2);
  expect(link.hidden).toBe(true);
  goTo(0);
  expect(link.hidden).toBe(false);
});
