import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const folder = import.meta.url.replace(/[^/]*$/, '');
const shared = folder.replace(/[^/]*\/$/, 'shared/');

async function registryOf(lines: string): Promise<typeof import('./registry.ts')> {
  vi.resetModules();
  vi.stubGlobal('SHARED', lines);
  return import('./registry.ts');
}

test('names a widget\'s file after it, beside the kernel, and its chunks in the shared folder', async () => {
  const { filesOf } = await registryOf(' poll like ABCDEFGHIJKLMNOP\n comments ABCDEFGH');
  const chunks = [`${shared}chunk-ABCDEFGH.js`, `${shared}chunk-IJKLMNOP.js`];
  expect(filesOf('poll')).toEqual([`${folder}poll.js`, ...chunks]);
  expect(filesOf('like')).toEqual([`${folder}like.js`, ...chunks]);
  expect(filesOf('comments')).toEqual([`${folder}comments.js`, chunks[0]]);
});

test('has only its own file for a widget that shares nothing', async () => {
  const { filesOf } = await registryOf(' poll ABCDEFGH');
  expect(filesOf('ticker')).toEqual([`${folder}ticker.js`]);
  expect(filesOf('pol')).toEqual([`${folder}pol.js`]);
  expect((await registryOf('')).filesOf('ticker')).toEqual([`${folder}ticker.js`]);
});

test.each(['https://elsewhere.example/x', '//elsewhere.example/x', 'data:text/javascript,alert(1)//'])(
  'leads to no other host by the name %j',
  async name => {
    const { filesOf } = await registryOf('');
    expect(filesOf(name)).toHaveLength(1);
    expect(filesOf(name)[0].startsWith(folder)).toBe(true);
  },
);
