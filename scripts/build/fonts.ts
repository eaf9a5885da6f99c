import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import vazirmatn from 'vazirmatn/package.json' with { type: 'json' };
import { contentHash } from './content-hash.ts';
import { cacheFolder, root } from './paths.ts';

/**
 * Persian and Arabic letters with their harakat, digits, punctuation, and the joiners that Persian cannot do without.
 * What is not here, such as Latin letters, browsers take from the next face by themselves.
 */
export const characters = [
  'ءآأؤإئابپتثجچحخدذرزژسشصضطظعغـفقکگلمنوهۀیةىيك',
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
  '۰۱۲۳۴۵۶۷۸۹0123456789',
  ' \u00A0\u200C\u200D،؛؟«»٪٫٬…–—-−.:!()[]/٭•×+=%',
].join('');

/**
 * Vazirmatn with the characters of Persian text alone. One weight: a bold one would take the first paint
 * over its budget, and a browser's own emboldening of this face looks well in headlines.
 */
export async function buildFont(): Promise<Uint8Array> {
  const cached = resolve(cacheFolder, `vazirmatn-${vazirmatn.version}-${contentHash(characters)}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const source = await readFile(resolve(root, 'node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'));
  const font = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, font);
  return font;
}
