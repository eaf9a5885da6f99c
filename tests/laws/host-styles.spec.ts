import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { boxOf, waitUntilIdle, scripts } from '../testing/boxes.ts';
import { manifest, openPlain } from '../testing/by-hand.ts';
import { examples, placeExamples, sheetOf } from '../testing/example-pages.ts';
import { exchangeStyles, inBoxes, isolateBoxes, linkStyles } from '../testing/host-page.ts';
import { differences, looksOf } from '../testing/looks.ts';
import { frameworks } from '../testing/frameworks.ts';
import { expect, test } from '../testing/test.ts';
import { opened } from '../testing/viewer.ts';

const css = readFileSync(`dist/preact/assets/${manifest().stylesheet}`, 'utf8');

// Class names that no box prints but host pages use: widgets/docs/guide.md, and widgets/README.md under "What needs no
// script".
const asked = [
  ...['by-width', 'first-when-narrow', 'last-when-narrow', 'responsive-tools', 'wrap-row', 'relative-time'],
  ...['box-place', 'page-notice', 'lightbox', 'menu-drawer', 'search-dialog', 'story-dialog'],
];

/** All other classes of the stylesheet. A host page may use the same names for its own elements. */
const classes = [...new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))]
  .filter(name => !asked.includes(name))
  .join(' ');

const tags =
  'a abbr address article aside audio b bdi blockquote button cite code dd del details dfn dialog div dl dt em fieldset ' +
  'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li main mark menu ' +
  'meter nav object ol optgroup option output p picture pre progress q s samp search section select small span strong ' +
  'sub summary sup svg table tbody td textarea tfoot th thead time tr u ul var video';

/** Fills a page with every HTML element: plain, with all classes, with all states, and inside a host's article. */
async function fillPage(page: Page): Promise<void> {
  await openPlain(page, '<main></main>');
  await page.evaluate(
    ([names, everyClass]) => {
      const states = { 'aria-busy': 'true', 'data-open': '', 'data-widget-state': 'failed', 'aria-pressed': 'true' };
      const fill = (around: Element, attributes: Record<string, string>): void => {
        for (const name of names.split(' ')) {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
          if (/input|textarea/.test(name)) element.setAttribute('placeholder', 'A place');
          else element.textContent = 'A text';
          const list = document.createElement('ul');
          list.append(Object.assign(document.createElement('li'), { textContent: 'An item' }));
          around.append(element, list);
        }
      };
      const parts: Record<string, string>[] = [{}, { class: everyClass }, { class: everyClass, ...states }];
      for (const attributes of parts) {
        const part = document.createElement('section');
        part.className = attributes.class ?? '';
        fill(part, attributes);
        document.querySelector('main')?.append(part);
      }
      const article = document.createElement('article');
      article.dataset.widget = 'lightbox';
      fill(article, {});
      document.querySelector('main')?.append(article);
      for (const link of article.querySelectorAll('a')) link.dataset.widget = 'comments-link';
      document.querySelector('button')?.focus();
    },
    [tags, classes] as const,
  );
}

test('our rules match nothing outside of boxes on any screen, in print, or in any state', async ({ page }) => {
  await fillPage(page);
  await linkStyles(page);
  const planted = 'p:not(:hover)::after';
  await page.addStyleTag({ content: `@media print { ${planted} { color: red } }` });
  const rules = await page.evaluate(() => {
    const states = 'hover|focus|focus-visible|focus-within|active|visited|checked|disabled|enabled|invalid|valid|target|open';
    const state = new RegExp(`:(${states})(?![\\w-])|::[\\w-]+(\\([^)]*\\))?`);
    const negation = /:not\((?:[^()]|\([^()]*\))*\)/g;
    const always = ':not(no-such-element)';
    /** Replaces pseudo-classes, so that a selector matches elements in any state. */
    const stateless = (selector: string): string =>
      selector
        .replace(negation, found => (state.test(found) ? always : found))
        .replace(new RegExp(state, 'g'), always);
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap(rule => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)).map(({ selectorText }) => ({
      selectorText,
      found: ['ltr', 'rtl'].some(direction => {
        document.documentElement.setAttribute('dir', direction);
        return document.querySelector(stateless(selectorText)) !== null;
      }),
    }));
  });
  expect(rules.length).toBeGreaterThan(400);
  expect(rules.filter(({ found }) => found).map(({ selectorText }) => selectorText)).toEqual([planted]);
});

for (const [name, { sheet }] of Object.entries(frameworks)) {
  test(`the stylesheet changes nothing outside of boxes on a page with ${name}`, async ({ page }) => {
    await fillPage(page);
    await page.addStyleTag({ content: sheet });
    const outside = 'html, body, main, main *';
    const before = await looksOf(page, outside);
    await linkStyles(page);
    expect(await differences(before, await looksOf(page, outside))).toEqual([]);
  });
}

test('animations and fonts have names that cannot collide with the host page\'s', () => {
  const widgets = widgetFolders().map(({ name }) => name);
  const animations = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
  expect(animations.filter(name => !widgets.some(widget => name.startsWith(`${widget}-`)))).toEqual([]);
  const fonts = Array.from(css.matchAll(/@font-face\{[^}]*font-family:"?([^";}]+)/g), ([, name = '']) => name);
  expect(fonts.filter(name => !name.startsWith('Dakkeh'))).toEqual([]);
  expect(animations.length * fonts.length).toBeGreaterThan(0);
});

test('boxes stay light on a dark phone unless the page asks for the phone\'s colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const box = '<p data-widget="share">A box <button>Share</button></p>';
  await openPlain(page, `${box}<div data-color-scheme="light dark">${box}</div>`);
  await linkStyles(page);
  const buttons = page.locator('button');
  await expect(buttons.first()).toHaveCSS('color', 'rgb(29, 26, 23)');
  await expect(buttons.last()).toHaveCSS('color', 'rgb(236, 229, 216)');
});

/** Conditions under which a page is tested. */
interface Setting {
  language: 'fa' | 'en';
  colorScheme: 'light' | 'dark';
  media: 'screen' | 'print';
  width: number;
}

async function arrange(page: Page, { language, colorScheme, media, width }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, media });
  await page.evaluate(lang => {
    Object.assign(document.documentElement, { lang, dir: lang === 'fa' ? 'rtl' : 'ltr' });
  }, language);
}

const settings: readonly Setting[] = [
  { language: 'fa', colorScheme: 'light', media: 'screen', width: 360 },
  { language: 'en', colorScheme: 'dark', media: 'screen', width: 1280 },
  { language: 'en', colorScheme: 'light', media: 'print', width: 800 },
];

/** Expects boxes to look the same with the host pages' stylesheet as with our pages' styles, in each setting. */
async function expectSameLooks(page: Page): Promise<void> {
  const before = [];
  for (const setting of settings) {
    await arrange(page, setting);
    before.push(await looksOf(page, inBoxes));
  }
  await exchangeStyles(page);
  for (const [index, looks] of before.entries()) {
    const setting = settings[index];
    if (setting) await arrange(page, setting);
    const now = await looksOf(page, inBoxes);
    expect.soft(await differences(looks, now), JSON.stringify(setting)).toEqual([]);
  }
}

/** Blocks fonts, because their loading time varies and their letters differ in width. */
const blockFonts = (page: Page): Promise<unknown> => page.route('**/*.woff2', route => route.fulfill({ body: '' }));

// Tests English pages only: they have more styles than Persian ones, including those that depend on the language.
const english = examples.filter(({ language, index }) => language === 'en' && (isNightly || index === 0));
for (const [sheet, states] of Map.groupBy(english, sheetOf)) {
  test(`${sheet} look the same on a host page as on ours`, async ({ page }) => {
    await blockFonts(page);
    await page.route(scripts, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(await placeExamples(page, states));
    await isolateBoxes(page);
    await expectSameLooks(page);
  });
}

const openers = [
  { name: 'gallery', opener: 'a[data-slide]', over: '.lightbox' },
  { name: 'story', opener: 'button', over: '.story-dialog' },
  { name: 'search-overlay', opener: 'button', over: '.search-dialog' },
];

for (const { name, opener, over } of openers) {
  test(`the dialog of ${name} looks the same over a host page as over ours`, async ({ page }) => {
    await blockFonts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/en/catalogue/${name}`);
    const box = boxOf(page, name);
    await box.locator(opener).first().focus();
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
    await box.locator(opener).first().click();
    await expect(page.locator(over)).toBeVisible();
    // Waits until the picture has replaced its placeholder. Its neighbours load at any time.
    const pictures = `${over} img:not([aria-hidden=true],[aria-hidden=true] *)`;
    if (name === 'gallery') {
      await opened(page);
      await expect(page.locator(pictures).and(page.locator('.pswp__img'))).toBeVisible();
    }
    // The suggested searches load from a file of their own.
    if (name === 'search-overlay') await expect(page.locator(over).getByRole('link').first()).toBeVisible();
    await waitUntilIdle(page);
    const shown = `${over} button, ${over} input, ${over} p, ${pictures}`;
    const ours = await looksOf(page, shown);
    await exchangeStyles(page);
    expect(await differences(ours, await looksOf(page, shown))).toEqual([]);
  });
}
