import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const folder = import.meta.url.replace(/[^/]*$/, '');
const shared = folder.replace(/[^/]*\/$/, 'shared/');

async function registryOf(entries: string): Promise<typeof import('./registry.ts')> {
  vi.resetModules();
  vi.stubGlobal('SHARED', entries);
  return import('./registry.ts');
}

test('finds a widget\'s file by its hash, or by its name without a hash, and its chunks', async () => {
  const { filesOf } = await registryOf(' poll=AAAAAAAA,ABCDEFGH,IJKLMNOP visit=BBBBBBBB newsletter=,ABCDEFGH');
  expect(filesOf('poll')).toEqual(['poll-AAAAAAAA', 'chunk-ABCDEFGH', 'chunk-IJKLMNOP'].map(name => `${shared}${name}.js`));
  expect(filesOf('visit')).toEqual([`${shared}visit-BBBBBBBB.js`]);
  expect(filesOf('newsletter')).toEqual([`${folder}newsletter.js`, `${shared}chunk-ABCDEFGH.js`]);
});

test('looks for an unknown file in the kernel\'s folder', async () => {
  const { filesOf } = await registryOf(' poll=AAAAAAAA,ABCDEFGH');
  expect(filesOf('ticker')).toEqual([`${folder}ticker.js`]);
  expect(filesOf('pol')).toEqual([`${folder}pol.js`]);
  expect((await registryOf('')).filesOf('ticker')).toEqual([`${folder}ticker.js`]);
});

test.each(['https://elsewhere.example/x', '//elsewhere.example/x', 'data:text/javascript,alert(1)//'])(
  'never returns a URL of another host for the name %j',
  async name => {
    const { filesOf } = await registryOf('');
    expect(filesOf(name)).toHaveLength(1);
    expect(filesOf(name)[0].startsWith(folder)).toBe(true);
  },
);
