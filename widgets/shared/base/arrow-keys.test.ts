import { expect, test } from 'vitest';
import { element, print } from '../testing/page.ts';
import { arrowStep } from './arrow-keys.ts';

/** Returns the step of a key that is pressed on an element. */
function stepOf(key: string, { html = '<a href="/">Item</a>', forward = 1, ...held }: KeyboardEventInit & { html?: string; forward?: number } = {}): number {
  print(`<ul><li>${html}</li></ul>`);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...held });
  element('li > *').dispatchEvent(event);
  return arrowStep(event, forward);
}

test('arrow keys follow the direction of the row', () => {
  const keys = ['ArrowRight', 'ArrowLeft'];
  expect(keys.map(key => stepOf(key))).toEqual([1, -1]);
  expect(keys.map(key => stepOf(key, { forward: -1 }))).toEqual([-1, 1]);
});

test.each([
  ['back in the history', 'ArrowLeft', { altKey: true }],
  ['a selection of text', 'ArrowLeft', { shiftKey: true }],
  ['a word further', 'ArrowRight', { ctrlKey: true }],
  ['the beginning of a line', 'ArrowLeft', { metaKey: true }],
  ['down', 'ArrowDown', {}],
  ['the next link', 'Tab', {}],
])('a key that means %s is left to the browser', (_, key, held) => {
  expect(stepOf(key, held)).toBe(0);
});

test.each(['<input>', '<select></select>', '<textarea></textarea>', '<video controls></video>', '<p contenteditable></p>'])(
  'arrow keys in %s do not move along the row',
  html => expect(stepOf('ArrowLeft', { html })).toBe(0),
);
