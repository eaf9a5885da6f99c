import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import vazirmatn from 'vazirmatn/package.json' with { type: 'json' };
import { contentHash } from './content-hash.ts';
import { cacheFolder, root } from './paths.ts';

/** The characters that a stylesheet's first `unicode-range` names, in their order. */
export function charactersOf(stylesheet: string): string {
  const ranges = /unicode-range:([^;]+);/.exec(stylesheet)?.[1]?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g) ?? [];
  return Array.from(ranges, ([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
  }).join('');
}

/**
 * Vazirmatn with the characters alone that styles/fonts.css uses it for. One weight: a bold one would take the first
 * paint over its budget, and a browser's own emboldening of this face looks well in headlines.
 */
export async function buildFont(): Promise<Uint8Array> {
  const characters = charactersOf(await readFile(resolve(root, 'styles/fonts.css'), 'utf8'));
  const cached = resolve(cacheFolder, `vazirmatn-${vazirmatn.version}-${contentHash(characters)}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const source = await readFile(resolve(root, 'node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'));
  const font = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, font);
  return font;
}
