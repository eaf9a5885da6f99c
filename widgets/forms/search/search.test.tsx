import { expect, test, vi } from 'vitest';
import { element, input, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import mount from './search.ts';

/** Presses the button. Returns true if the form would be submitted. */
function isSent(): boolean {
  const sent = vi.fn((event: Event) => {
    const goesOut = !event.defaultPrevented;
    event.preventDefault();
    return goesOut;
  });
  addEventListener('submit', sent, { once: true });
  element('button').click();
  removeEventListener('submit', sent);
  return sent.mock.results.some(({ value }) => value === true);
}

const unrendered = '<div><form><input type="hidden" name="lang" value="fa"><input name="q" placeholder="جست‌وجو"><button></button></form></div>';

function wakeUnrendered(value: string): () => void {
  const unmount = wakeAtOnce(mount, print(unrendered), kernelOf());
  input('[name=q]').value = value;
  return unmount;
}

test.each(['', ' ', '\u00a0\t', 'جست‌وجو', ' جست‌وجو '])('a search for "%s" only focuses its field', value => {
  wakeUnrendered(value);
  expect(isSent()).toBe(false);
  expect(document.activeElement).toBe(input('[name=q]'));
});
