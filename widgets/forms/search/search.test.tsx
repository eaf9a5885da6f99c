import { describe, expect, test, vi } from 'vitest';
import { element, input, kernelOf, print, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { SearchBox } from './box.tsx';
import mount from './search.ts';

withFreshPages();

/** Presses the button; says whether the form would go out. */
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

const foreign = '<div><form><input type="hidden" name="lang" value="fa"><input name="q" placeholder="جست‌وجو"><button></button></form></div>';

function wakeForeign(value: string): () => void {
  const unmount = wakeAtOnce(mount, print(foreign), kernelOf());
  input('[name=q]').value = value;
  return unmount;
}

describe('a search', () => {
  test.each(['', ' ', '\u00a0\t', 'جست‌وجو', ' جست‌وجو '])('for "%s" stays, and its field has the focus', value => {
    wakeForeign(value);
    expect(isSent()).toBe(false);
    expect(document.activeElement).toBe(input('[name=q]'));
  });

  test('with a word goes out', () => {
    wakeForeign('باد');
    expect(isSent()).toBe(true);
  });
});

test('our own box validates its field as required', () => {
  const box = printBox(<SearchBox id="search" action="/archive" label="واژه" button="بگرد" />);
  wakeAtOnce(mount, box, kernelOf());
  expect(input('[name=all]').validity.valueMissing).toBe(true);
  input('[name=all]').value = ' ';
  expect(isSent()).toBe(false);
  input('[name=all]').value = 'باد';
  expect(isSent()).toBe(true);
});
