import { expect, test } from 'vitest';
import { openFakeViewer, slide, slides } from '../testing/viewer.ts';
import { element } from '../testing/page.ts';
import { addArrows } from './arrows.ts';
import { icon } from './icons.ts';

function open(shown = slides(3), language = 'fa') {
  const viewer = openFakeViewer(shown, language);
  addArrows(viewer);
  return viewer;
}

const previous = (): HTMLElement => element('.lightbox-previous');
const next = (): HTMLElement => element('.lightbox-next');
const resting = (): (string | null)[] => [previous(), next()].map(arrow => arrow.getAttribute('aria-disabled'));

test('the arrows move between slides, and are disabled at the ends', () => {
  const { position } = open();
  expect(resting()).toEqual(['true', 'false']);
  next().click();
  expect([position(), ...resting()]).toEqual([1, 'false', 'false']);
  next().click();
  expect([position(), ...resting()]).toEqual([2, 'false', 'true']);
  next().click();
  expect(position()).toBe(2);
  previous().click();
  expect([position(), ...resting()]).toEqual([1, 'false', 'false']);
});

test.each([
  ['fa', 'left'],
  ['en', 'right'],
] as const)('the next arrow in %s points to the %s', (language, side) => {
  open(slides(2), language);
  expect(next().innerHTML).toBe(icon(side).outerHTML);
  expect(previous().innerHTML).not.toBe(icon(side).outerHTML);
});

test('the arrows stay visible for touch if a slide captures swipes', () => {
  const { root, goTo } = open([slide(1), slide(2, { kind: 'embed' }), slide(3)]);
  const isOfMedia = (): boolean => root.classList.contains('lightbox-of-media');
  expect(isOfMedia()).toBe(false);
  goTo(1);
  expect(isOfMedia()).toBe(true);
  goTo(2);
  expect(isOfMedia()).toBe(false);
});

test('a single picture has no arrows', () => {
  open(slides(1));
  expect(document.querySelector('.lightbox-arrow')).toBeNull();
});
