import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { contentHash, hashed } from '../../widgets/package/content-hash.ts';
import { cacheFolder, root } from './paths.ts';

/** Returns the tables of a TrueType font by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const places = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entries = places.map(place => font.subarray(place, place + 16));
  return new Map(entries.map(entry => {
    const start = entry.readUInt32BE(8);
    return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
  }));
}

/** Builds a TrueType font from tables. Leaves out checksums, which the compressor computes. */
function fontOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x0001_0000);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Returns the variable font with the mark positions of its regular weight. Positions for each weight would take a
 * twentieth of the file. Throws if the fonts have different glyph numbers.
 */
export function withMarksOf(regular: Uint8Array, variable: Uint8Array): Buffer {
  const [from, to] = [regular, variable].map(font => tablesOf(Buffer.from(font)));
  for (const tag of ['GSUB', 'cmap']) {
    if (!from?.has(tag) || from.get(tag)?.compare(to?.get(tag) ?? Buffer.alloc(0)) !== 0) {
      throw new Error(`The two fonts differ in ${tag}`);
    }
  }
  const marks = ['GDEF', 'GPOS'].flatMap(tag => {
    const table = from?.get(tag);
    return table ? [[tag, table] as const] : [];
  });
  return fontOf(new Map([...(to ?? []), ...marks]));
}

/** Letters of Arabic script that all our languages use in texts or names. */
const arabicLetters = 'ءآأؤإئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهةىيكی';

/** Spaces, the joiners that Persian requires, and punctuation of news. */
const punctuation = ' \u00A0\u200C\u200D،؛؟«»٪٫…–—-.:!()/';

/** Digits of the editions. */
const digits = '0123456789';
const persianDigits = '۰۱۲۳۴۵۶۷۸۹';
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** Harakat, and small letters above others. */
const marks = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670';

/**
 * Characters of each language with a font of ours. Browsers take others, such as Latin letters in Persian text, from
 * the next font: they would add 5 kB to the file, which the first paint cannot afford.
 */
export const characters = {
  fa: `${arabicLetters}ۀ${persianDigits}${punctuation}${marks}`,
  ar: `${arabicLetters}${digits}${punctuation}${marks}`,
  // The file would be too large with all marks.
  az: `${arabicLetters}ۀۆۇۈێ${persianDigits}${punctuation}\u064B\u0651\u0654`,
  ckb: `${arabicLetters}ڕڤڵۆێە${persianDigits}${arabicDigits}${punctuation}`,
  ur: `${arabicLetters}ٹڈڑںھہۂۃےۓ۔${digits}${punctuation}${marks}`,
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00A0.,:;?!’‘“”-–—()&/%+…£€é•·×\'"[]',
} as const;

export type FontLanguage = keyof typeof characters;

interface BuiltFont {
  /** Name in stylesheets. */
  name: string;
  /** Path below assets/ with a content hash. */
  file: string;
  content: Uint8Array;
}

const cut: SubsetOptions = { noHinting: true, dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'] };

/** Keeps letter forms, mark positions and tabular digits; drops features for manual typesetting. */
const arabic: SubsetOptions = { ...cut, keepFeatures: ['init', 'medi', 'fina', 'rlig', 'mark', 'mkmk', 'tnum'] };

/** Keeps all weights between text and headings in one file. */
const variationAxes = { wght: { min: 400, max: 700, default: 400 } };

const subset = async (address: string, text: string, options: SubsetOptions): Promise<Uint8Array> =>
  subsetFont(await readFile(fileURLToPath(address)), text, options);

const cutRegular = (text: string, options: SubsetOptions): Promise<Uint8Array> =>
  subset(import.meta.resolve('vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'), text, options);

async function cutVazirmatn(text: string): Promise<Uint8Array> {
  const options: SubsetOptions = { ...arabic, targetFormat: 'sfnt' };
  const regular = await cutRegular(text, options);
  const file = import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf');
  const variable = await subset(file, text, { ...options, variationAxes });
  return subsetFont(withMarksOf(regular, variable), text, { ...arabic, targetFormat: 'woff2' });
}

/**
 * Cuts Urdu's font with one weight only, because its ten additional letters need the space. Keeps the local forms of
 * three digits.
 */
const cutUrdu = (text: string): Promise<Uint8Array> =>
  cutRegular(text, { ...cut, keepFeatures: [...(arabic.keepFeatures ?? []), 'locl'], targetFormat: 'woff2' });

const cutSourceSerif = (text: string): Promise<Uint8Array> =>
  subset(import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'), text, {
    ...cut,
    keepFeatures: ['kern'],
    variationAxes,
    targetFormat: 'woff2',
  });

/** Packages with the original fonts. */
export const fontPackages = ['vazirmatn', '@fontsource-variable/source-serif-4'] as const;

function cutFor(language: FontLanguage): Promise<Uint8Array> {
  const text = characters[language];
  if (language === 'en') return cutSourceSerif(text);
  return language === 'ur' ? cutUrdu(text) : cutVazirmatn(text);
}

/** Files that determine the fonts: the packages, and this file. */
const sources = [
  ...fontPackages.map(name => resolve(root, 'node_modules', name, 'package.json')),
  resolve(root, 'scripts/build/fonts.ts'),
];

async function cachedFont(language: FontLanguage): Promise<Uint8Array> {
  const hash = contentHash(sources.map(path => readFileSync(path, 'utf8')).join(''));
  const cached = resolve(cacheFolder, `font-${language}-${hash}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const font = await cutFor(language);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, font);
  return font;
}

const nameOf = (language: FontLanguage): string => {
  if (language === 'en') return 'source-serif';
  return language === 'fa' ? 'vazirmatn' : `vazirmatn-${language}`;
};

async function buildFont(language: FontLanguage): Promise<[FontLanguage, BuiltFont]> {
  const name = nameOf(language);
  const content = await cachedFont(language);
  return [language, { name: `${name}.woff2`, file: hashed(name, 'woff2', content), content }];
}

export async function buildFonts(): Promise<Map<FontLanguage, BuiltFont>> {
  const languages = Object.keys(characters) as FontLanguage[];
  return new Map(await Promise.all(languages.map(buildFont)));
}
