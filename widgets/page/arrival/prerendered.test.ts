import { expect, test, vi } from 'vitest';
import { element, kernelOf, print } from '../../shared/testing/page.ts';
import { makeReady } from './prerendered.ts';

/** Sets the position of an element, because jsdom has no layout. */
function placeAt(selector: string, top: number): void {
  const rect = new DOMRect(0, top, 300, 200);
  vi.spyOn(element(selector), 'getBoundingClientRect').mockReturnValue(rect);
}

test('only pictures of the first screen are loaded during prerendering', () => {
  print('<img id="first" loading="lazy"><img id="later" loading="lazy">');
  placeAt('#first', 100);
  placeAt('#later', innerHeight + 100);
  makeReady(kernelOf());
  expect(element('#first')).toHaveProperty('loading', 'eager');
  expect(element('#later')).not.toHaveProperty('loading', 'eager');
});
