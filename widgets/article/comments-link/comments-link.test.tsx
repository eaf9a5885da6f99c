import { beforeEach, expect, test, vi } from 'vitest';
import { element, isLeftToBrowser, kernelOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { CommentsLinkBox } from './box.tsx';
import mount from './comments-link.ts';

let reducedMotion: boolean;
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/news/1001');
});

function mountLink(count = 12) {
  printBox(
    <main>
      <CommentsLinkBox language="fa" count={count} />
      <a id="elsewhere" href="/news/1002#news-comment">
        …
      </a>
      <a id="other" href="#related">
        …
      </a>
      <section id="news-comment" tabIndex={-1} />
    </main>,
  );
  return wakeAtOnce(mount, element('.comments-link'), kernelOf());
}

test('the widget leaves other links and modified clicks to the browser', () => {
  mountLink();
  expect(isLeftToBrowser('#elsewhere')).toBe(true);
  expect(isLeftToBrowser('#other')).toBe(true);
  expect(isLeftToBrowser('main')).toBe(true);
  expect(isLeftToBrowser('.comments-link', { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser('.comments-link', { button: 1 })).toBe(true);
  expect(location.hash).toBe('');
});

test('the page jumps to the comments if the reader prefers reduced motion', () => {
  reducedMotion = true;
  mountLink();
  expect(isLeftToBrowser('.comments-link')).toBe(false);
  vi.advanceTimersByTime(16);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, -50);
});

test('a second tap at the same place does not hit the comment that is there now', () => {
  mountLink();
  const tap = { clientX: 100, clientY: 200, detail: 1 };
  expect(isLeftToBrowser('#other', tap)).toBe(true);
  expect(isLeftToBrowser('.comments-link', tap)).toBe(false);
  expect(isLeftToBrowser('#other', tap)).toBe(false);
  expect(isLeftToBrowser('#other', { ...tap, clientY: 300 })).toBe(true);
});

test('the widget leaves its link to the browser on a page without comments', () => {
  mountLink();
  element('section').remove();
  expect(isLeftToBrowser('.comments-link')).toBe(true);
});
