import { expect, test, vi } from 'vitest';
import { openFakeViewer, slides } from '../testing/viewer.ts';
import { element } from '../testing/page.ts';
import { addCaption } from './caption.ts';

function open(shown = slides(12), language = 'fa') {
  const viewer = openFakeViewer(shown, language);
  addCaption(viewer);
  return viewer;
}

const texts = (): string[] => [element('.lightbox-counter').textContent, element('.lightbox-caption').textContent];

test('a single picture has no counter', () => {
  open(slides(1));
  expect(texts()).toEqual(['', 'شرح 1']);
});

test('a picture that failed to load shows an error in place of its caption', () => {
  const { fake, goTo } = open();
  fake.dispatch('loadError', { slide: {} });
  expect(texts()[1]).toBe('شرح 1');
  fake.dispatch('loadError', { slide: fake.currSlide });
  expect(texts()).toEqual(['۱ از ۱۲', 'بارگیری نشد']);
  goTo(1);
  expect(texts()[1]).toBe('شرح 2');
});

test('the wheel scrolls a long caption, not the picture behind it', () => {
  const { root } = open();
  const heard = vi.fn();
  root.addEventListener('wheel', heard);
  element('.lightbox-foot').dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});
