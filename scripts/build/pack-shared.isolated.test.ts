import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hashed } from '../../widgets/package/content-hash.ts';
import { packShared } from './pack-shared.ts';

const chunk = fc.stringMatching(/^[A-Z2-7]{8}$/).map(hash => `shared/chunk-${hash}.js`);
const name = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);
const elsewhere = ['https://elsewhere.example/x', '//elsewhere.example/x', 'data:text/javascript,alert(1)//'];

/** Returns the address of a file for a kernel that is in the build's folder. */
const addressOf = (path: string): string =>
  new URL('../../', import.meta.url).href + path.replace(/^build\//, 'kernel/');

/** Unpacks the build's data with the kernel. */
async function unpack(widgets: Parameters<typeof packShared>[0]) {
  vi.stubGlobal('SHARED', packShared(widgets));
  vi.resetModules();
  return (await import('../../kernel/registry.ts')).filesOf;
}

test('the kernel finds every widget\'s file and shared chunks, and only a file of its folder for any other name', async () => {
  const chunks = fc.uniqueArray(chunk, { minLength: 1, maxLength: 40 });
  const registry = chunks.chain(all =>
    fc.dictionary(name, fc.record({ shared: fc.subarray(all), isLasting: fc.boolean() }), { minKeys: 1, maxKeys: 50 }),
  );
  await fc.assert(
    fc.asyncProperty(registry, fc.oneof(name, fc.constantFrom(...elsewhere)), async (drawn, other) => {
      const widgets = Object.fromEntries(
        Object.entries(drawn).map(([key, { shared, isLasting }]) => [key, { file: isLasting ? hashed(key, 'js', key) : `build/${key}.js`, shared }]),
      );
      const filesOf = await unpack(widgets);
      for (const [key, { file, shared }] of Object.entries(widgets)) {
        const [own, ...found] = filesOf(key);
        expect(own).toBe(addressOf(file));
        expect(found.sort()).toEqual(shared.map(addressOf).sort());
      }
      const beginnings = Object.keys(widgets).map(key => key.slice(0, -1));
      for (const one of [other, ...beginnings].filter(key => key !== '' && !(key in widgets))) {
        expect(filesOf(one)).toEqual([addressOf(`build/${one}.js`)]);
      }
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
