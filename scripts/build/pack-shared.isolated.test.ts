import { basename } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hashed } from '../../widgets/package/content-hash.ts';
import { packShared } from './pack-shared.ts';

const chunk = fc.stringMatching(/^[A-Z2-7]{8}$/).map(hash => `shared/chunk-${hash}.js`);
const name = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);

/** Unpacks the build's data with the kernel. */
async function unpack(widgets: Parameters<typeof packShared>[0]) {
  vi.stubGlobal('SHARED', packShared(widgets));
  vi.resetModules();
  return (await import('../../kernel/registry.ts')).filesOf;
}

test('the kernel finds every widget\'s file and shared chunks, and none for other names', async () => {
  const chunks = fc.uniqueArray(chunk, { minLength: 1, maxLength: 40 });
  const registry = chunks.chain(all =>
    fc.dictionary(name, fc.record({ shared: fc.subarray(all), isLasting: fc.boolean() }), { minKeys: 1, maxKeys: 50 }),
  );
  await fc.assert(
    fc.asyncProperty(registry, name, async (drawn, other) => {
      const widgets = Object.fromEntries(
        Object.entries(drawn).map(([key, { shared, isLasting }]) => [key, { file: isLasting ? hashed(key, 'js', key) : `build/${key}.js`, shared }]),
      );
      const filesOf = await unpack(widgets);
      for (const [key, { file, shared }] of Object.entries(widgets)) {
        const [own, ...found] = filesOf(key).map(address => basename(address));
        expect(own).toBe(basename(file));
        expect(found.sort()).toEqual(shared.map(path => basename(path)).sort());
      }
      if (!(other in widgets)) expect(filesOf(other)).toHaveLength(1);
    }),
  );
});

test('the kernel lists a file once, and omits files with predictable names and no chunks', () => {
  const shared = ['shared/chunk-AAAAAAAA.js', 'shared/chunk-BBBBBBBB.js'];
  const reactions = { file: 'shared/reactions-CCCCCCCC.js', shared };
  const newsletter = { file: 'build/newsletter.js', shared: shared.toReversed() };
  expect(packShared({ like: reactions, rating: reactions, story: { file: 'build/story.js', shared: [] }, newsletter })).toBe(
    ' reactions=CCCCCCCC,AAAAAAAA,BBBBBBBB newsletter=,AAAAAAAA,BBBBBBBB',
  );
});
