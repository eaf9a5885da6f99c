import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberEarlyPress } from './early-press.ts';
import { keepTrace } from './held-tap.ts';
import { element, startKernel, stopKernel } from './testing/harness.ts';

beforeEach(() => {
  self.earlyPress = null;
});
afterEach(() => {
  stopKernel();
  delete self.earlyPress;
  for (const name of ['consent', 'localhost_responsive']) document.cookie = `${name}=;max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Has a tap held on a page that was left, or done. */
function holdTap(isHeld?: boolean): void {
  const box = document.createElement('div');
  keepTrace(box, box.appendChild(document.createElement('button')), isHeld);
}

/** What a page that is opened imports by itself. */
async function importedOnArrival(): Promise<string[]> {
  const { imports } = await startKernel('<main></main>');
  await import('./kernel.ts');
  return imports.map(({ name }) => name);
}

test.each<[how: string, prepare: () => void, imported: string[]]>([
  ['as most readers do', () => undefined, []],
  ['with a cookie of somebody else\'s that holds JSON', () => (document.cookie = 'consent={"ads":true}'), []],
  ['with a draft that was sent', () => localStorage.setItem('draft', '{}'), []],
  ['back to a tap that was held', () => holdTap(true), ['arrival']],
  ['back to a tap that was held, and done', () => [true, undefined].forEach(holdTap), []],
  ['with what somebody else keeps in the history', () => history.replaceState({ theirs: 1 }, ''), []],
  ['by a hash', () => history.replaceState(null, '', '#news-comment'), ['arrival']],
  ['in desktop view', () => (document.cookie = 'localhost_responsive=desktop'), ['arrival']],
  ['to something half written', () => localStorage.setItem('draft', '{"/ /rest/postComment":{"body":["x"]}}'), ['arrival']],
  ['to a page without the first-paint script', () => delete self.earlyPress, ['arrival']],
])('a reader who comes %s', async (_, prepare, imported) => {
  prepare();
  expect(await importedOnArrival()).toEqual(imported);
});

test('a page that is still arriving is looked at once it is there', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { imports } = await startKernel('<div data-widget="poll" data-load="now"></div>');
  await import('./kernel.ts');
  expect(imports).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<div data-widget="like" data-load="now"></div>');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(imports.map(({ name }) => name)).toEqual(['poll', 'like']);
});

test('a button that was pressed before the kernel came is pressed again by it', async () => {
  document.body.innerHTML = '<div data-widget="copy-link" data-load="tap"><button type="button"><b></b></button></div>';
  const pressed = vi.fn();
  element('button').addEventListener('click', pressed);
  rememberEarlyPress();
  element('b').click();
  expect(pressed).toHaveBeenCalledTimes(1);
  const { imports } = await startKernel();
  await import('./kernel.ts');
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(imports.map(({ name }) => name)).toEqual(['copy-link']);
});

test.each([
  ['a link', '<a href="#x"><b></b></a>'],
  ['a button that sends a form', '<form onsubmit="return false"><button><b></b></button></form>'],
  ['a button outside of every box', '</div><button type="button"><b></b></button><div>'],
])('%s that was pressed before the kernel came is the browser\'s own business', async (_, markup) => {
  document.body.innerHTML = `<div data-widget="share" data-load="tap">${markup}</div>`;
  rememberEarlyPress();
  element('b').click();
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked, { once: true });
  await startKernel();
  await import('./kernel.ts');
  expect(clicked).not.toHaveBeenCalled();
});
