import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { displayStylesKey } from './display-styles-key.ts';
import { keepNothing } from './testing/keep-nothing.ts';

const large = '@media screen {:root {font-size: 150%;}}';
const contrast = '@media screen {.high-contrast-active {--ink: CanvasText;}}';
const own = 'p { margin: 0px; }';

let followDisplaySettings: () => void;
let show: (event?: Event) => void;

beforeEach(async () => {
  vi.resetModules();
  ({ showDisplaySettings: show } = await import('./display-settings.ts'));
  followDisplaySettings = () => {
    addEventListener('storage', show);
    show();
  };
  document.head.innerHTML = `<style>${own}</style>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  removeEventListener('storage', show);
  document.head.replaceChildren();
  document.body.className = '';
  localStorage.clear();
});

const rules = (): string[] => Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText.replace(/\s+/g, ' '));
const others = (): string[] => rules().filter(rule => rule !== own);
const keep = (rule: string): void => localStorage.setItem(displayStylesKey, rule);

describe('a display setting', () => {
  test('applies at once, and keeps the page\'s own rules', () => {
    keep(large);
    followDisplaySettings();
    expect(rules()).toEqual([expect.stringContaining('150%'), own]);
    expect(document.body.className).toBe('');
  });

  test('is not applied twice', () => {
    keep(large);
    followDisplaySettings();
    const [sheet] = document.styleSheets;
    const insert = vi.spyOn(sheet as CSSStyleSheet, 'insertRule');
    dispatchEvent(new Event('storage'));
    expect(insert).not.toHaveBeenCalled();
  });

  test('applies to this page even if the browser refuses storage', () => {
    keepNothing();
    followDisplaySettings();
    dispatchEvent(new CustomEvent('storage', { detail: large }));
    dispatchEvent(new Event('storage'));
    expect(others()).toHaveLength(1);
    dispatchEvent(new CustomEvent('storage', { detail: '' }));
    expect(rules()).toEqual([own]);
  });
});

test.each([undefined, '', 'null', '}', 'p{', '@media screen{', large + contrast])('keeps all classes and rules of the page if %j is stored', stored => {
  if (stored !== undefined) keep(stored);
  followDisplaySettings();
  keep(contrast);
  dispatchEvent(new Event('storage'));
  keep('');
  dispatchEvent(new Event('storage'));
  expect(rules()).toContain(own);
});

test('causes no error if the page has no stylesheet, or one of another host', () => {
  keep(large);
  document.head.replaceChildren();
  expect(followDisplaySettings).not.toThrow();
});
