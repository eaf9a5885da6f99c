import { expect, test } from '../testing/test.ts';

/**
 * Runs in the page. Measures a word of the heading in three fonts: as shown, in the heading's own font file, and in the
 * fallback fonts.
 */
async function widthsOfHeading(): Promise<{ shown: number; own: number; other: number }> {
  const heading = document.querySelector('h1') ?? document.body;
  const [family = '', ...others] = getComputedStyle(heading).fontFamily.replaceAll('"', '').split(', ');
  const files = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules]
      .filter(rule => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-family').replaceAll(/['"]/g, '') === family)
      .map(({ style }) => new URL(/url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '', sheet.href ?? location.href)),
  );
  const [file] = files;
  if (!file) throw new Error(`The page has no file of ${family}`);
  document.fonts.add(await new FontFace('Own', `url(${file.href})`, { weight: '400 700' }).load());
  const widthIn = (fonts: string): number => {
    const word = document.createElement('span');
    word.textContent = heading.textContent.trim().split(' ')[0] ?? '';
    Object.assign(word.style, { position: 'absolute', fontSize: '100px', fontFamily: fonts });
    heading.append(word);
    const { width } = word.getBoundingClientRect();
    word.remove();
    return Math.round(width);
  };
  return { shown: widthIn(''), own: widthIn('Own'), other: widthIn(others.map(name => (/ /.test(name) ? `'${name}'` : name)).join(', ')) };
}

for (const [language, address] of [['fa', '/news/1001'], ['en', '/news/1201'], ['ar', '/ar'], ['ckb', '/ckb']]) {
  test(`a second page in ${language} uses its edition's font`, async ({ page }) => {
    await page.goto(address ?? '');
    // On a slow machine, the font may miss the first paint again.
    await expect
      .poll(async () => {
        await page.goto(address ?? '');
        const { shown, own, other } = await page.evaluate(widthsOfHeading);
        return shown === own && own !== other;
      })
      .toBe(true);
  });
}
