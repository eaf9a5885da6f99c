import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themes } from '../../fixtures/newsroom/catalogue/themes.ts';
import { root } from '../../scripts/build/paths.ts';
import { features } from '../../widgets/page/accessibility/model.ts';
import { stylesOf } from '../../widgets/page/accessibility/styles.ts';

type Colours = Readonly<Record<string, string>>;

const declared = (css: string): Colours =>
  Object.fromEntries(
    Array.from(css.matchAll(/--(?:dakkeh-)?([\w-]+): ?(?:var\(--[\w-]+, )?([#\w]+)\)?[;}]/g), ([, name = '', value = '']) => [name, long(value)]),
  );

/** Expands a short colour: `#fff` becomes `#ffffff`. */
function long(colour: string): string {
  return colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

const sheet = (name: string): Colours => declared(readFileSync(resolve(root, `styles/${name}.css`), 'utf8'));

const light = sheet('tokens');
const schemes = { light, dark: { ...light, ...sheet('dark') } };

/** Values of `Canvas` and `CanvasText` in Chromium, Firefox and Safari. */
const systems: Readonly<Record<'light' | 'dark', [canvas: string, text: string][]>> = {
  light: [['#ffffff', '#000000']],
  dark: [['#121212', '#ffffff'], ['#1c1b22', '#fbfbfe'], ['#1e1e1e', '#ffffff']],
};

const normal = Object.fromEntries(Object.keys(features).map(feature => [feature, 'normal'])) as Parameters<typeof stylesOf>[0];
const highContrast = declared(stylesOf({ ...normal, contrast: 'high-contrast' }));

/** Returns the relative luminance of a colour such as `#1d1a17`, as defined by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one = '', other = ''): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test('ratio matches WCAG\'s contrast ratio', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const papers = Object.keys(themes).map(name => {
  const [day = '', night = ''] = readFileSync(resolve(root, `fixtures/newsroom/catalogue/themes/${name}.css`), 'utf8').split('@media');
  const byDay = { ...light, ...declared(day) };
  return { name, byDay, byNight: { ...byDay, ...schemes.dark, ...declared(day), ...declared(night) } };
});

test.each(papers)('text of the theme $name is legible on all backgrounds by day and night', ({ byDay, byNight }) => {
  expect(byNight.paper).not.toBe(byDay.paper);
  for (const colours of [byDay, byNight]) {
    for (const ground of ['paper', 'sheet', 'tint']) {
      expect(ratio(colours.ink, colours[ground])).toBeGreaterThan(7);
      for (const text of ['muted', 'accent']) expect(ratio(colours[text], colours[ground])).toBeGreaterThan(4.5);
      expect(ratio(colours.control, colours[ground])).toBeGreaterThan(3);
    }
    expect(ratio(colours['on-accent'], colours.accent)).toBeGreaterThan(4.5);
  }
});

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  const colours = schemes[scheme];

  test.each(['paper', 'sheet', 'tint'])('text on %s has a contrast above 7, and minor text above 4.5', ground => {
    expect(ratio(colours.ink, colours[ground])).toBeGreaterThan(7);
    expect(ratio(colours.muted, colours[ground])).toBeGreaterThan(4.5);
  });

  test('the submit button is legible and stands out from its background', () => {
    const fill = colours.fill ?? colours.accent;
    expect(ratio(colours['on-accent'], fill)).toBeGreaterThan(4.5);
    expect(ratio(fill, colours.sheet)).toBeGreaterThan(2.5);
  });

  test.each(systems[scheme])('high contrast on %s keeps text above 7, and accents above 6.5', (canvas, text) => {
    const system: Colours = { Canvas: canvas, CanvasText: text };
    const shown = (name: string): string | undefined => system[highContrast[name] ?? ''] ?? colours[name];
    for (const ground of ['paper', 'sheet']) {
      for (const name of ['ink', 'muted', 'line', 'control']) expect(ratio(shown(name), shown(ground))).toBeGreaterThan(7);
      expect(ratio(shown('accent'), shown(ground))).toBeGreaterThan(6.5);
      // Text that inherits the root's colour keeps the scheme's ink colour.
      expect(ratio(colours.ink, shown(ground))).toBeGreaterThan(7);
    }
  });
});
