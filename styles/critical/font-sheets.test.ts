import { expect, test } from 'vitest';
import { languages } from '../../widgets/shared/render/languages.ts';
import { buildFonts, characters } from '../../scripts/build/fonts.ts';
import { buildStyles } from '../../scripts/build/styles.ts';
import { fontSheetsOf } from './font-sheets.ts';

const fonts = [...(await buildFonts()).values()];
const sheets = await buildStyles(new Map(fonts.map(({ name }) => [name, `/assets/${name}`])));

const families: Readonly<Record<string, string>> = { fa: 'Dakkeh', en: 'Dakkeh Serif' };

const cssOf = (language: string, savesData = false): string =>
  fontSheetsOf({ language, savesData }).map(name => sheets[name]?.css ?? '').join('');

/** First font family of a tag, from the rule for the page's language or the general one. */
function familyOf(language: string, tag: string): string {
  const css = `${sheets.tokens?.css ?? ''}${cssOf(language)}`;
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*--text:([^,;}]+)[^{}]*)\}/g)];
  const own = rules.findLast(([, selector = '']) => !selector.includes(':lang') || selector.includes(`:lang(${tag})`));
  return (own?.[3] ?? '').replace(/["']/g, '').trim();
}

test.each(Object.entries(languages))('sets a page in %s in one font of ours, or in none', (code, { tag }) => {
  const isOurs = code in characters;
  expect(/url\(/.test(cssOf(code))).toBe(isOurs);
  const ours = families[code] ?? `Dakkeh ${code}`;
  expect(familyOf(code, tag)).toMatch(isOurs ? new RegExp(`^${ours}$`) : /^(Georgia|Noto S|Hiragino|PingFang|Dakkeh Myanmar)/);
});

test('a Persian page has no font rule for letters of other languages', () => {
  expect(cssOf('fa')).not.toMatch(/:lang|Dakkeh (ar|ckb)|Myanmar/);
});

test.each(Object.keys(characters))('sends no font to a reader of %s who saves data', language => {
  expect(cssOf(language, true)).not.toContain('url(');
  expect(cssOf(language, true)).toMatch(/Dakkeh (Naskh|Georgia)/);
});
