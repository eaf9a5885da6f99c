import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type SelectorComponent, transform } from 'lightningcss';
import { root } from './paths.ts';
import { styleOptions } from './styles.ts';
import { brandable } from '../../styles/critical/brandable.ts';

/** Stylesheets of styles/ that boxes need, too. */
export const sheetsOfBoxes: readonly string[] = 'tokens dark host-page base busy by-width cards shelf-head heading-overlay item-video fonts fallback-fonts arabic-script other-scripts left-to-right english-font english print'.split(' ');

/** Sheets with layout classes that also work outside of boxes. */
const arranging = new Set(['by-width', 'relative-times']);

/** Sheets with rules for plain elements. They also apply to our elements outside of boxes. */
const general = new Set(['base', 'busy', 'host-page', 'print']);

/** Selectors of boxes and of what they show elsewhere, but not of the host page's own articles and links. */
const boxes = [
  '[data-widget]:not([data-widget=lightbox],[data-widget=comments-link])',
  '[data-box]',
  '.box-place',
  '.wrap-row',
  '.page-notice',
  '.lightbox',
  '.menu-drawer',
  '.search-dialog',
  '.story-dialog',
];

const within = (...elements: string[]): string => `:where(${elements.flatMap(one => [one, `${one} *`]).join()})`;

/** Selector of boxes that are in no other box. Their inherited styles apply to nested boxes. */
const outermost = `:where(${boxes.join()}):where(:not(${boxes.map(box => `${box} *`).join()}))`;
const outermostInDark = `${outermost}${within('[data-color-scheme="light dark"]')}`;

const pictures = [
  '.news-image', '.advert-picture', '.captcha-image', '.player-poster', '.story-poster',
  ...['.wide', '.slide', '.slider-item', '.slider-pager', '.top-story', '.lazy-video-opener', '.province-map-drawing', '.sports-inside', '.fixture-team', '.lightbox'].map(around => `${around} *`),
].join();

/** Selector of our own pictures, which fill their container. The host page's pictures in boxes keep their size. */
export const picturesOfOurs = `img:where(${pictures})`;

/** Pictures to which a sheet's rule for all pictures applies. */
const picturesOfSheets: Readonly<Record<string, string>> = { base: picturesOfOurs, 'host-page': `img:where(:not(${pictures}))` };

function partsOf(selector: string): SelectorComponent[] {
  let parts: SelectorComponent[] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${selector}{color:red}`),
    visitor: { Selector: found => void (parts = found) },
  });
  return parts;
}

const isRoot = (part: SelectorComponent): boolean => part.type === 'pseudo-class' && part.kind === 'root';

const isPicture = ([part]: SelectorComponent[]): boolean => part?.type === 'type' && part.name === 'img';

/**
 * Limits rules to elements within `scope`, rules for the root to `root`, and rules for pictures to `pictures`. Uses
 * `:where()`, which has no specificity, so the cascade stays the same.
 */
function confine(css: string, scope: string, root: string, pictures = 'img'): string {
  const [scopeParts, rootParts, pictureParts] = [partsOf(scope), partsOf(root), partsOf(pictures)];
  function confineSelector(selector: SelectorComponent[]): SelectorComponent[] {
    if (selector.length === 1 && isPicture(selector)) return [...pictureParts, ...scopeParts];
    if (selector.some(isRoot)) return selector.flatMap(part => (isRoot(part) ? rootParts : part));
    const end = selector.findIndex(({ type }) => type === 'pseudo-element');
    return selector.toSpliced(end < 0 ? selector.length : end, 0, ...scopeParts);
  }
  const { code } = transform({
    filename: 'boxes.css',
    code: Buffer.from(css),
    ...styleOptions,
    // The visitor does not visit nested selectors, such as those in `:not()`.
    visitor: { Selector: confineSelector },
  });
  return code.toString();
}

function stylesOfBoxes(name: string, sheet: string): string {
  const css = brandable(name, sheet);
  if (arranging.has(name)) return css;
  const isEverywhere = general.has(name) || boxes.includes(`.${name}`);
  const scope = isEverywhere ? within(...boxes) : within('[data-widget]', '[data-box]');
  return confine(css, scope, name === 'dark' ? outermostInDark : outermost, picturesOfSheets[name]);
}

/**
 * Changes a build's sheets for host pages: they apply only to boxes and what these show, and use the light scheme
 * unless the page asks for `data-color-scheme="light dark"`.
 */
export function confineStyles<Sheet extends { css: string }>(
  styles: Readonly<Record<string, Sheet>>,
): Record<string, Sheet> {
  const ofPages = new Set(globSync('styles/**/*.css', { cwd: root }).map(path => basename(path, '.css')));
  const confined = Object.entries(styles)
    .filter(([name]) => sheetsOfBoxes.includes(name) || !ofPages.has(name))
    .map(([name, sheet]) => [name, { ...sheet, css: stylesOfBoxes(name, sheet.css) }] as const);
  return Object.fromEntries(confined);
}

/** Joins all sheets into one. */
export const buildBoxStyles = (styles: Readonly<Record<string, { css: string }>>): string =>
  Object.values(confineStyles(styles)).map(({ css }) => css).join('');

/**
 * Puts CSS into a cascade layer, so that the host page's unlayered rules win. Browsers without layers get the plain
 * CSS.
 */
export const layered = (css: string): string => `@layer dakkeh{${css}}@supports not (all:revert-layer){${css}}`;
