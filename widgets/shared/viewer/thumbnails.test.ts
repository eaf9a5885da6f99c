import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeViewer, slides } from '../testing/viewer.ts';
import { element } from '../testing/page.ts';
import { thumbnailsButton } from './thumbnails.ts';

const scrollIntoView = vi.fn();
const scrollBy = vi.fn();

function open(language = 'fa', isShown = true) {
  const viewer = openFakeViewer(slides(4), language);
  // jsdom has no layout, and so nothing to scroll.
  Object.assign(Element.prototype, { scrollIntoView, scrollBy });
  viewer.strip.isShown = isShown;
  const button = thumbnailsButton(viewer) ?? document.createElement('button');
  const row = element('.lightbox-thumbnails');
  return { ...viewer, button, row, thumbnails: [...row.querySelectorAll('button')] };
}

beforeEach(() => {
  scrollIntoView.mockClear();
  scrollBy.mockClear();
});

test('the thumbnail of the shown slide is marked and scrolled into view', () => {
  const { goTo, row, thumbnails } = open();
  const marked = (): Element[] => [...row.querySelectorAll('[aria-current=true]')];
  expect(marked()).toEqual([thumbnails[0]]);
  goTo(3);
  expect(marked()).toEqual([thumbnails[3]]);
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(thumbnails[3]);
});

test('the button hides and shows the strip, and pictures use its space', () => {
  const { button, row, strip, fake } = open();
  expect([row.hidden, button.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  button.click();
  expect([row.hidden, button.getAttribute('aria-pressed'), strip.isShown]).toEqual([true, 'false', false]);
  button.click();
  expect([row.hidden, button.getAttribute('aria-pressed'), strip.isShown]).toEqual([false, 'true', true]);
  expect(fake.updateSize.mock.calls).toEqual([[true], [true]]);
});

test.each([
  ['fa', { deltaY: 50 }, -50],
  ['en', { deltaY: 50 }, 50],
  ['fa', { deltaX: 30, deltaY: 5 }, 30],
])('the wheel in %s (%j) moves the strip of thumbnails, and neither the picture nor the page', (language, turn, moved) => {
  const { row, root } = open(language);
  const heard = vi.fn();
  root.addEventListener('wheel', heard);
  const wheel = new WheelEvent('wheel', { ...turn, bubbles: true, cancelable: true });
  row.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(moved, 0);
});
