import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import vazirmatn from 'vazirmatn/package.json' with { type: 'json' };
import { contentHash, hashed } from './content-hash.ts';
import { cacheFolder, root } from './paths.ts';

/**
 * Persian and Arabic letters with their harakat, digits, punctuation, and the joiners that Persian cannot do without.
 * What is not here, such as Latin letters, browsers take from the next face by themselves.
 */
const persian = [
  'ءآأؤإئابپتثجچحخدذرزژسشصضطظعغـفقکگلمنوهۀیةىيك',
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
  '۰۱۲۳۴۵۶۷۸۹0123456789',
  ' \u00A0\u200C\u200D،؛؟«»٪٫٬…–—-−.:!()[]/٭•×+=%',
].join('');

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/**
 * The characters of each language that is written in Arabic letters. All have Persian's: its names are written in them,
 * and the way to its edition.
 */
export const characters = {
  fa: persian,
  ar: `${persian}ٱ${arabicDigits}`,
  az: `${persian}ۆۇۈێ`,
  ckb: `${persian}ڕڤڵۆێە${arabicDigits}`,
  ur: `${persian}ٹڈڑںھہۂۃےۓ۔`,
} as const;

export type FontLanguage = keyof typeof characters;

/** A font of the build. */
interface BuiltFont {
  /** How stylesheets call it. */
  name: string;
  /** Path below assets/, named after its content. */
  file: string;
  content: Uint8Array;
}

/**
 * Vazirmatn with a language's characters alone. One weight: a bold one would take the first paint over its budget, and
 * a browser's own emboldening of this face looks well in headlines.
 */
async function subsetFor(language: FontLanguage): Promise<Uint8Array> {
  const text = characters[language];
  const cached = resolve(cacheFolder, `vazirmatn-${vazirmatn.version}-${contentHash(text)}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const source = await readFile(resolve(root, 'node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'));
  const font = await subsetFont(source, text, { targetFormat: 'woff2' });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, font);
  return font;
}

async function buildFont(language: FontLanguage): Promise<[FontLanguage, BuiltFont]> {
  const name = language === 'fa' ? 'vazirmatn' : `vazirmatn-${language}`;
  const content = await subsetFor(language);
  return [language, { name: `${name}.woff2`, file: hashed(name, 'woff2', content), content }];
}

/** The font of each language that has one of ours. */
export async function buildFonts(): Promise<Map<FontLanguage, BuiltFont>> {
  const languages = Object.keys(characters) as FontLanguage[];
  return new Map(await Promise.all(languages.map(buildFont)));
}
