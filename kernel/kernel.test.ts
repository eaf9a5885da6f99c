import { afterEach, beforeEach, expect, test } from 'vitest';
import { startKernel, stopKernel } from './testing/harness.ts';

beforeEach(() => {
  document.body.className = '_xs';
});
afterEach(() => {
  stopKernel();
  document.body.className = '';
  for (const name of ['consent', 'localhost_responsive']) document.cookie = `${name}=;max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

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
  ['back to a tap that was held', () => history.replaceState({ held: ['like'] }, ''), ['arrival']],
  ['with what somebody else keeps in the history', () => history.replaceState({ theirs: 1 }, ''), []],
  ['by a hash', () => history.replaceState(null, '', '#news-comment'), ['arrival']],
  ['in desktop view', () => (document.cookie = 'localhost_responsive=desktop'), ['arrival']],
  ['to something half written', () => localStorage.setItem('draft', '{"/ /rest/postComment":{"body":["x"]}}'), ['arrival']],
  ['to a page without a width class', () => (document.body.className = 'home'), ['arrival']],
])('a reader who comes %s', async (_, prepare, imported) => {
  prepare();
  expect(await importedOnArrival()).toEqual(imported);
});
