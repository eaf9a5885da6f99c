import { type Feature, featureNames, type Settings } from './model.ts';

/** What text stands in, but for what controls say. */
const text = 'p,li,dt,dd,td,th,blockquote,figcaption';
const headings = 'h1,h2,h3,h4';

const align = (value: string): string => `body :is(${text},${headings}){text-align:${value}!important}`;

const space = (distance: string): string => `body *{word-spacing:${distance}!important}`;

const raise = (ofText: number, ofHeadings: number): string =>
  `body :is(${text}){line-height:${ofText}!important}body :is(${headings}){line-height:${ofHeadings}!important}`;

/** Margins, rows and the button that is over the page stay as they are, so that a phone keeps its room for letters. */
const enlarge = (scale: number, gutter: string): string =>
  `:root:root{font-size:${scale * 100}%!important;--text-scale:${scale};--gutter:${gutter};--tap:max(44px,1.7rem)}` +
  '.accessibility>button{min-inline-size:44px!important;min-block-size:44px!important;font-size:16px}';

/** The colours of the system, light or dark as the page is: with those that a reader forces, they are the same ones. */
const contrast =
  '.high-contrast-active,.high-contrast-active :is([data-widget],[data-box])' +
  '{--paper:Canvas;--sheet:Canvas;--ink:CanvasText;--muted:CanvasText;--line:CanvasText;--control:CanvasText}';

const rules: Readonly<Record<Feature, Readonly<Partial<Record<string, string>>>>> = {
  contrast: { 'high-contrast': contrast },
  highlightLinks: {
    highlight: 'body a{text-decoration:underline!important;text-decoration-thickness:2px!important;text-underline-offset:.3em!important}',
  },
  textSize: { large: enlarge(1.5, '.75rem'), larger: enlarge(2, '.5rem') },
  lineHeight: { medium: raise(2.2, 1.8), high: raise(2.7, 2.1) },
  wordSpacing: { medium: space('.16em'), high: space('.32em') },
  textAlign: { left: align('left'), center: align('center'), right: align('right'), justify: align('justify') },
};

/** The rule that settings come to, for screens alone; an empty text where all are normal. */
export function stylesOf(settings: Settings): string {
  const styles = featureNames.map(feature => rules[feature][settings[feature]]).join('');
  return styles && `@media screen{${styles}}`;
}
