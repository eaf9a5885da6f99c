import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { displayStylesKey } from '../../../kernel/display-styles-key.ts';
import { answerStyles, element, kernelOf, settle, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { serve, text, unreachable } from '../../shared/testing/server.ts';
import type { LanguageCode } from '../../shared/render/languages.ts';
import mount from './accessibility.ts';
import { AccessibilityBox, DisplaySettingsBox } from './box.tsx';
import { featureNames, type Settings } from './model.ts';
import { stylesOf } from './styles.ts';
import words from './words.json' with { type: 'json' };

beforeEach(() => {
  vi.resetModules();
  document.documentElement.style.setProperty('--paper', '#f8f4ec');
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.colorScheme;
});

const links = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

const opener = (): HTMLElement => element('.accessibility > button');
const menu = (): HTMLElement => element('.accessibility-menu');
const isOpen = (): boolean => document.querySelector('.accessibility-menu')?.hasAttribute('hidden') === false;
const button = (feature: string): HTMLElement => element(`[data-feature=${feature}]`);
const shownValue = (feature: string): string | null => element(`[data-feature=${feature}] [data-value]:not([hidden])`).textContent;
const press = (feature: string): void => button(feature).click();
const key = (name: string): void => void menu().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

function wake(language: LanguageCode = 'fa', withMenu = true): () => void {
  const box = printBox(<AccessibilityBox language={language} withMenu={withMenu} />);
  return wakeAtOnce(mount, box, kernelOf(language));
}

async function open(language: LanguageCode = 'fa'): Promise<() => void> {
  const unmount = wake(language);
  opener().click();
  await answerStyles();
  return unmount;
}

const normal: Settings = {
  contrast: 'normal',
  highlightLinks: 'normal',
  textSize: 'normal',
  lineHeight: 'normal',
  wordSpacing: 'normal',
  textAlign: 'normal',
  scheme: 'normal',
};

describe('the menu', () => {
  test('opens once its styles have loaded, and closes by the button', async () => {
    wake();
    expect(isOpen()).toBe(false);
    opener().click();
    await settle();
    expect(isOpen()).toBe(false);
    await answerStyles();
    expect(isOpen()).toBe(true);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    opener().click();
    expect(isOpen()).toBe(false);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    opener().click();
    await settle();
    expect(isOpen()).toBe(true);
    expect(links()).toHaveLength(1);
  });

  test('is moved to the button that was tapped last', async () => {
    const box = printBox(<div><DisplaySettingsBox language="fa" /><AccessibilityBox language="fa" withMenu /></div>);
    const [first, second] = [...box.querySelectorAll<HTMLElement>('[data-widget]')].map(one => {
      wakeAtOnce(mount, one, kernelOf());
      return one;
    });
    for (const one of [first, second, first]) {
      one?.querySelector('button')?.click();
      await answerStyles();
      expect(document.querySelectorAll('.accessibility-menu')).toHaveLength(1);
      expect(one?.contains(menu()) && isOpen()).toBe(true);
    }
  });

  test('closes by Escape and returns the focus, and closes by a click outside', async () => {
    await open();
    button('textSize').focus();
    key('Tab');
    expect(isOpen()).toBe(true);
    key('Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
    opener().click();
    await settle();
    // Safari does not focus a tapped button.
    opener().blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    opener().click();
    await settle();
    menu().click();
    expect(isOpen()).toBe(true);
    document.body.click();
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['fa', 'fa', 'fa'],
    ['fa-IR', 'fa', 'fa'],
    ['en', 'en', 'en'],
    ['de', 'en', 'de'],
  ] as const)('that is not printed is fetched, on a page in %s in %s', async (language, fetched, printed) => {
    const html = printBox(<AccessibilityBox language={fetched} withMenu />).lastElementChild?.outerHTML ?? '';
    const box = printBox(<AccessibilityBox language={printed} withMenu={false} />);
    const requests = serve(text(html));
    const accessibility = await import('./accessibility.ts');
    wakeAtOnce(accessibility.default, box, kernelOf(language));
    opener().click();
    await answerStyles();
    expect(requests.map(({ path }) => path)).toEqual([`/global/partials/accessibility-${fetched}.html`]);
    expect(isOpen()).toBe(true);
    expect(menu().getAttribute('aria-label')).toBe(words[fetched].title);
  });

  test.each([
    ['it', unreachable, 'load'],
    ['its styles', text('<div class="accessibility-menu" hidden></div>'), 'error'],
    ['a partial that is one', text('<p>404</p>'), 'load'],
  ] as const)('shows a message if %s fails to load, and the next tap tries again', async (_, answer, styles) => {
    const box = printBox(<AccessibilityBox language="fa" />);
    document.body.insertAdjacentHTML('beforeend', '<p class="page-notice" hidden></p>');
    serve(answer, text('<div class="accessibility-menu" hidden></div>'));
    const accessibility = await import('./accessibility.ts');
    wakeAtOnce(accessibility.default, box, kernelOf());
    opener().click();
    expect(box.getAttribute('aria-busy')).toBe('true');
    await answerStyles(styles);
    expect(element('.page-notice').hidden).toBe(false);
    expect(isOpen()).toBe(false);
    expect(box.hasAttribute('aria-busy')).toBe(false);
  });

  test('is rendered in full only for languages other than Persian and English', () => {
    for (const language of ['fa', 'en'] as const) {
      expect(printBox(<AccessibilityBox language={language} />).children).toHaveLength(1);
      expect(opener().getAttribute('aria-label')).toBe(words[language].title);
    }
    printBox(<AccessibilityBox language="ckb" />);
    expect(textsOf('[data-feature=contrast]')).toEqual([words.ckb.contrast]);
  });
});

test('a feature shows on its button a value set in another tab or on an earlier page', async () => {
  await open();
  localStorage.setItem('accessibility-widget-textSize', 'larger');
  dispatchEvent(new Event('storage'));
  expect(shownValue('textSize')).toBe(words.fa.larger);
});

describe('the scheme', () => {
  test('follows the device, light or dark', async () => {
    await open();
    expect(shownValue('scheme')).toBe(words.fa.device);
    press('scheme');
    expect(shownValue('scheme')).toBe(words.fa.light);
    press('scheme');
    expect(shownValue('scheme')).toBe(words.fa.dark);
    expect(localStorage.getItem(displayStylesKey)).toContain('color-scheme:dark');
  });

  test.each([
    ['whose root has no colours of ours', () => document.documentElement.removeAttribute('style')],
    ['that says whether its boxes follow the device', () => void (document.documentElement.dataset.colorScheme = 'light dark')],
  ])('cannot be switched in a page %s', async (_, prepare) => {
    prepare();
    await open();
    expect(document.querySelectorAll('[data-feature]')).toHaveLength(featureNames.length - 1);
    expect(document.querySelector('[data-feature=scheme]')).toBeNull();
  });
});

test('the styles of another build are updated when the box wakes', () => {
  localStorage.setItem('accessibility-widget-contrast', 'high-contrast');
  localStorage.setItem(displayStylesKey, '@media screen{p{}}');
  wake();
  expect(localStorage.getItem(displayStylesKey)).toBe(stylesOf({ ...normal, contrast: 'high-contrast' }));
});
