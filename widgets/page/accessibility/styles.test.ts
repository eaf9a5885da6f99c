import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { featureNames, features, type Settings } from './model.ts';
import { stylesOf } from './styles.ts';

afterEach(() => document.head.replaceChildren());

const settings: fc.Arbitrary<Settings> = fc.record({
  contrast: fc.constantFrom(...features.contrast),
  highlightLinks: fc.constantFrom(...features.highlightLinks),
  textSize: fc.constantFrom(...features.textSize),
  lineHeight: fc.constantFrom(...features.lineHeight),
  wordSpacing: fc.constantFrom(...features.wordSpacing),
  textAlign: fc.constantFrom(...features.textAlign),
});

/** The one rule that a text is; undefined where it is another number of rules. */
function ruleOf(css: string): CSSMediaRule | undefined {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const [rule, ...others] = style.sheet?.cssRules ?? [];
  style.remove();
  return others.length === 0 ? (rule as CSSMediaRule | undefined) : undefined;
}

test('any settings are one rule for screens, which says something for each that is not normal', () => {
  fc.assert(
    fc.property(settings, all => {
      const set = featureNames.filter(feature => all[feature] !== 'normal');
      const rule = ruleOf(stylesOf(all));
      expect(rule?.media.mediaText).toBe(set.length > 0 ? 'screen' : undefined);
      expect(rule?.cssRules.length ?? 0).toBeGreaterThanOrEqual(set.length);
    }),
  );
});

test('each value looks like no other', () => {
  const normal = Object.fromEntries(featureNames.map(feature => [feature, 'normal'])) as Settings;
  const texts = featureNames.flatMap(feature =>
    features[feature].map(value => stylesOf({ ...normal, [feature]: value })),
  );
  expect(new Set(texts).size).toBe(texts.filter(Boolean).length + 1);
});

test('the largest text is twice as large, spaces and lines are those that WCAG asks to be possible', () => {
  const styles = stylesOf({
    contrast: 'normal',
    highlightLinks: 'highlight',
    textSize: 'larger',
    lineHeight: 'medium',
    wordSpacing: 'medium',
    textAlign: 'justify',
  });
  expect(styles).toContain('font-size:200%');
  expect(styles).toContain('word-spacing:.16em');
  for (const [, height] of styles.matchAll(/line-height:([\d.]+)/g)) expect(Number(height)).toBeGreaterThanOrEqual(1.5);
});
