import { basename } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { packShared } from './pack-shared.ts';

const chunk = fc.stringMatching(/^[A-Z2-7]{8}$/).map(hash => `shared/chunk-${hash}.js`);
const name = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);

/** Lets the kernel unpack the build's pack. */
async function unpack(widgets: Parameters<typeof packShared>[0]) {
  vi.stubGlobal('SHARED', packShared(widgets));
  vi.resetModules();
  return (await import('../../kernel/registry.ts')).filesOf;
}

test('the kernel finds every widget\'s file and the chunks that it shares, and no chunk for another name', async () => {
  const chunks = fc.uniqueArray(chunk, { minLength: 1, maxLength: 40 });
  const registry = chunks.chain(all =>
    fc.dictionary(name, fc.record({ shared: fc.subarray(all) }), { minKeys: 1, maxKeys: 50 }),
  );
  await fc.assert(
    fc.asyncProperty(registry, name, async (drawn, other) => {
      const widgets = Object.fromEntries(
        Object.entries(drawn).map(([key, { shared }]) => [key, { file: `build/${key}.js`, shared }]),
      );
      const filesOf = await unpack(widgets);
      for (const [key, { shared }] of Object.entries(widgets)) {
        const [file, ...found] = filesOf(key).map(address => basename(address));
        expect(file).toBe(`${key}.js`);
        expect(found.sort()).toEqual(shared.map(path => basename(path)).sort());
      }
      if (!(other in widgets)) expect(filesOf(other)).toHaveLength(1);
    }),
  );
});

test('a widget that shares nothing is not in it, and those that share the same are in one line', () => {
  const shared = ['shared/chunk-AAAAAAAA.js', 'shared/chunk-BBBBBBBB.js'];
  const of = (file: string, chunks: string[]) => ({ file: `build/${file}.js`, shared: chunks });
  const widgets = { poll: of('poll', shared), ticker: of('ticker', []), like: of('like', shared.toReversed()) };
  expect(packShared(widgets)).toBe(' poll like AAAAAAAABBBBBBBB');
  expect(packShared({ like: of('reactions', shared), rating: of('reactions', shared) })).toBe(' reactions AAAAAAAABBBBBBBB');
});
