import { basename } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { packRegistry } from './pack-registry.ts';

afterEach(() => vi.unstubAllGlobals());

const hash = fc.stringMatching(/^[A-Z2-7]{4,5}$/);
const chunk = hash.map(text => `chunk-${text}.js`);
const name = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);

/** What the kernel makes of a registry that the build has packed. */
async function unpack(widgets: Parameters<typeof packRegistry>[0]) {
  for (const [constant, source] of Object.entries(packRegistry(widgets))) vi.stubGlobal(constant, JSON.parse(source));
  vi.resetModules();
  return (await import('../../kernel/registry.ts')).filesOf;
}

test('the kernel finds every widget\'s file and shared chunks in what was packed, and nothing else', async () => {
  const chunks = fc.uniqueArray(chunk, { minLength: 1, maxLength: 36 });
  const registry = chunks.chain(all =>
    fc.dictionary(name, fc.record({ hash, shared: fc.subarray(all) }), { minKeys: 1, maxKeys: 50 }),
  );
  await fc.assert(
    fc.asyncProperty(registry, name, async (entries, other) => {
      const widgets = Object.fromEntries(
        Object.entries(entries).map(([key, { hash: text, shared }]) => [key, { file: `${key}-${text}.js`, shared }]),
      );
      const filesOf = await unpack(widgets);
      for (const [key, { file, shared }] of Object.entries(widgets)) {
        const [found, ...chunksFound] = (filesOf(key) ?? []).map(address => basename(address));
        expect(found).toBe(file);
        expect(chunksFound.sort()).toEqual([...shared].sort());
      }
      if (!(other in widgets)) expect(filesOf(other)).toBeUndefined();
    }),
  );
});

test.each([
  ['a chunk of another name', ['runtime-AAAAA.js'], 'cannot name the chunk runtime-AAAAA.js'],
  ['too many chunks', Array.from({ length: 37 }, (_, index) => `chunk-${index}.js`), 'cannot name the chunk number 37'],
])('%s is refused', (_, shared, message) => {
  expect(() => packRegistry({ poll: { file: 'poll-AAAA.js', shared } })).toThrow(message);
});
