import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { featureNames, features, type Settings, valueOf } from './model.ts';
import { schemes, stylesOf } from './styles.ts';

const settings: fc.Arbitrary<Settings> = fc.record({
  contrast: fc.constantFrom(...features.contrast),
  highlightLinks: fc.constantFrom(...features.highlightLinks),
  textSize: fc.constantFrom(...features.textSize),
  lineHeight: fc.constantFrom(...features.lineHeight),
  wordSpacing: fc.constantFrom(...features.wordSpacing),
  textAlign: fc.constantFrom(...features.textAlign),
  scheme: fc.constantFrom(...features.scheme),
});

/** Returns the only rule of a stylesheet text, or undefined if there is not exactly one. */
function ruleOf(css: string): CSSMediaRule | undefined {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const [rule, ...others] = style.sheet?.cssRules ?? [];
  style.remove();
  return others.length === 0 ? (rule as CSSMediaRule | undefined) : undefined;
}

test('any settings give one rule for screens, with styles for each value that is not normal', () => {
  fc.assert(
    fc.property(settings, all => {
      const set = featureNames.filter(feature => all[feature] !== 'normal');
      const rule = ruleOf(stylesOf(all));
      expect(rule?.media.mediaText).toBe(set.length > 0 ? 'screen' : undefined);
      expect(rule?.cssRules.length ?? 0).toBeGreaterThanOrEqual(set.length);
    }),
  );
});

test('each value has different styles', () => {
  const normal = Object.fromEntries(featureNames.map(feature => [feature, 'normal'])) as Settings;
  const texts = featureNames.flatMap(feature =>
    features[feature].map(value => stylesOf({ ...normal, [feature]: value })),
  );
  expect(new Set(texts).size).toBe(texts.filter(Boolean).length + 1);
});

test('the largest text is doubled, and spacing meets WCAG', () => {
  const styles = stylesOf({
    contrast: 'normal',
    highlightLinks: 'highlight',
    textSize: 'larger',
    lineHeight: 'medium',
    wordSpacing: 'medium',
    textAlign: 'justify',
    scheme: 'normal',
  });
  expect(styles).toContain('font-size:200%');
  expect(styles).toContain('word-spacing:.16em');
  for (const [, height] of styles.matchAll(/line-height:([\d.]+)/g)) expect(Number(height)).toBeGreaterThanOrEqual(1.5);
});

/** Returns the first declarations of the root in a stylesheet, in order and without spaces. */
function declaredIn(sheet: string): Map<string, string> {
  const css = readFileSync(resolve(root, `styles/${sheet}.css`), 'utf8').replace(/var\(--dakkeh-accent, (#\w+)\)/, '$1');
  const declarations = css.matchAll(/^ +([\w-]+): ([^;]+);/gm);
  return new Map([...declarations].reverse().map(([, name = '', value = '']) => [name, value.replace('0.', '.')]));
}

test.each(Object.entries(schemes))('the %s scheme has the colours that the stylesheets say', (scheme, declarations) => {
  const [light, dark] = [declaredIn('tokens'), declaredIn('dark')];
  const said = Object.fromEntries(declarations.split(';').map(declaration => declaration.split(':')));
  const sheet = scheme === 'dark' ? dark : light;
  expect(said).toEqual(Object.fromEntries([...dark.keys()].map(name => [name, sheet.get(name)])));
});

const anyFeature = fc.constantFrom(...featureNames);

test('a feature is normal if the stored value is unknown', () => {
  fc.assert(fc.property(anyFeature, fc.option(fc.string()), (feature, stored) => {
    const isKnown = features[feature].some(value => value === stored);
    expect(valueOf(feature, stored)).toBe(isKnown ? stored : 'normal');
  }));
});
