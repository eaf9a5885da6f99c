import { type Feature, featureNames, type Settings } from './model.ts';

/** Elements with text, except the labels of controls. */
const text = 'p,li,dt,dd,td,th,blockquote,figcaption';
const headings = 'h1,h2,h3,h4';

const align = (value: string): string => `body :is(${text},${headings}){text-align:${value}!important}`;

const space = (distance: string): string => `body *{word-spacing:${distance}!important}`;

const raise = (ofText: number, ofHeadings: number): string =>
  `body :is(${text}){line-height:${ofText}!important}body :is(${headings}){line-height:${ofHeadings}!important}`;

/** Enlarges text. Margins, rows and the fixed button keep their size, so that a phone has room for the text. */
const enlarge = (scale: number, gutter: string): string =>
  `:root:root{font-size:${scale * 100}%!important;--text-scale:${scale};--gutter:${gutter};--tap:max(44px,1.7rem)}` +
  '.accessibility>button{min-inline-size:44px!important;min-block-size:44px!important;font-size:16px}';

/** Uses system colours in the page's scheme, which also match forced colours. */
const contrast =
  '.high-contrast-active,.high-contrast-active :is([data-widget],[data-box])' +
  '{--paper:Canvas;--sheet:Canvas;--ink:CanvasText;--muted:CanvasText;--line:CanvasText;--control:CanvasText}';

/** Colour tokens of our pages in light and dark. They must match the stylesheets. */
export const schemes = {
  light:
    'color-scheme:light;--paper:#f8f4ec;--sheet:#fffdf8;--stripe:#a3162f;--awning:#eac9bd;--muted:#5f584d;--control:#8a8171;' +
    '--accent:#a3162f;--line:#dbd2c1;--tint:#f2e3d9;--ink:#1d1a17;--fill:var(--accent);--dim:none',
  dark:
    'color-scheme:dark;--paper:#11141b;--sheet:#1a1e27;--stripe:#b33a52;--awning:#3c2530;--muted:#a8a295;--control:#7f8694;' +
    '--accent:#f58493;--line:#2f3440;--tint:#232029;--ink:#ece5d8;--fill:#b8324c;--dim:brightness(.85)',
} as const;

/** Selector of our own pages. Other pages have their own colours and set `data-color-scheme`. */
const page = ':root:root:not([data-color-scheme])';

/** The device's preference for more contrast applies in each scheme. */
const colour = (scheme: keyof typeof schemes): string =>
  `${page}{${schemes[scheme]}}@media (prefers-contrast:more){${page}{--muted:var(--ink);--line:var(--ink)}}`;

const rules: Readonly<Record<Feature, Readonly<Partial<Record<string, string>>>>> = {
  contrast: { 'high-contrast': contrast },
  highlightLinks: {
    highlight: 'body a{text-decoration:underline!important;text-decoration-thickness:2px!important;text-underline-offset:.3em!important}',
  },
  textSize: { large: enlarge(1.5, '.75rem'), larger: enlarge(2, '.5rem') },
  lineHeight: { medium: raise(2.2, 1.8), high: raise(2.7, 2.1) },
  wordSpacing: { medium: space('.16em'), high: space('.32em') },
  scheme: { light: colour('light'), dark: colour('dark') },
  textAlign: { left: align('left'), center: align('center'), right: align('right'), justify: align('justify') },
};

/** Returns the style rule for the settings, for screens only. Empty if all are normal. */
export function stylesOf(settings: Settings): string {
  const styles = featureNames.map(feature => rules[feature][settings[feature]]).join('');
  return styles && `@media screen{${styles}}`;
}
