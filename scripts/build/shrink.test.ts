import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { type Script, shrink } from './shrink.ts';
import { readMap } from './source-maps.ts';

async function scriptOf(source: string): Promise<Script> {
  const { outputFiles } = await bundle({
    stdin: { contents: source, sourcefile: 'source.ts', loader: 'ts' },
    outdir: 'out',
    sourcemap: 'external',
  });
  const [map, script] = outputFiles;
  if (!map || !script) throw new Error('The source was not bundled');
  return { text: script.text, map: readMap(map) };
}

const source = `const limit = 20;
const isShort = (text: string): boolean => text.length < limit;
export function greet(name: string): string {
  return isShort(name) ? 'Good morning, ' + name : 'Hello';
}
`;

test('a script says the same in fewer bytes, and its map leads to its source', async () => {
  const script = await scriptOf(source);
  const { text, map } = await shrink(script);
  expect(text.length).toBeLessThan(script.text.length);
  const { greet } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { greet: (name: string) => string };
  expect([greet('Sara'), greet('a'.repeat(20))]).toEqual(['Good morning, Sara', 'Hello']);
  const found = originalPositionFor(new TraceMap(map), { line: 1, column: text.indexOf('"Good') });
  expect(found).toMatchObject({ source: expect.stringMatching(/source\.ts$/) as string, line: 4 });
});

test('a library is left as it is', async () => {
  const script = await scriptOf(`${source}export const words = '${'word '.repeat(10_000)}';`);
  expect(await shrink(script)).toBe(script);
});
