import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fail } from '../../../kernel/announce.ts';
import { page } from '../../../kernel/page.ts';
import { digits } from '../../../kernel/digits.ts';
import { storage } from '../../../kernel/storage.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { isStored, storedOnPhone } from '../render/stored.ts';

const { setImmediate } = globalThis;
const unmounts = new Set<Unmount>();

/** Texts that changed where a page translator would have left the old ones: behind something else, or beside a text. */
const amongOthers: string[] = [];
const changes = new MutationObserver(records => {
  for (const { target, oldValue } of records) {
    const texts = [...(target.parentNode?.childNodes ?? [])].filter(node => node instanceof Text && node.data.trim());
    if (target.previousSibling || texts.length > 1) amongOthers.push(`${oldValue} → ${target.textContent}`);
  }
});

/**
 * Gives every test of a file an empty page, a clock of its own and nothing stored. A test fails where an error was
 * logged, as React does for keys used twice and jsdom for a form that really goes out, and where a text changes that is
 * not the one that its element begins with. React throws a hydration that does not match at the window, which fails the
 * run. Nor may anything be stored that readers are not told of.
 */
export function withFreshPages(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error');
    changes.observe(document, { characterData: true, characterDataOldValue: true, subtree: true });
  });
  afterEach(async () => {
    for (const unmount of unmounts) unmount();
    await settle();
    changes.disconnect();
    const errors = [...vi.mocked(console.error).mock.calls, ...amongOthers.splice(0)];
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
    document.body.className = '';
    const cookies = document.cookie.split('; ').flatMap(cookie => (cookie ? [cookie.replace(/=.*/, '')] : []));
    const kept = [
      ['localStorage', Object.keys(localStorage)],
      ['sessionStorage', Object.keys(sessionStorage)],
      ['cookie', cookies],
    ] as const;
    const unlisted = kept.flatMap(([place, names]) => names.filter(name => !isStored(storedOnPhone, place, name)));
    localStorage.clear();
    sessionStorage.clear();
    expect({ errors, unlisted }).toEqual({ errors: [], unlisted: [] });
  });
}

/** A browser whose reader wants less motion, or has not said so. */
export const setMotion = (isReduced: boolean): unknown =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));

/** Stands in for what the tests' browser lacks: nothing comes into view here, and nothing changes its size. */
export class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The kernel's own parts, on a page of the given language, with its doors to other boxes replaced by spies. */
export function kernelOf(language = 'fa'): Kernel {
  // Not those of the document: a box without sentences would ask for the file of its language.
  const direction = language === 'fa' ? 'rtl' : 'ltr';
  Object.defineProperties(page, {
    language: { value: language, configurable: true },
    direction: { value: direction, configurable: true },
  });
  page.captchaKey = '';
  return { page, storage, digits, scan: vi.fn(), wake: vi.fn(() => Promise.resolve()), filesOf: (name = '') => [`${location.origin}/assets/AB/${name}.js`], fail };
}

/** Mounts a box. It is undone at the end of the test, or by what this returns. */
export async function mountBox(mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const unmount = await mount(box, kernel);
  const undo = (): void => {
    if (unmounts.delete(undo)) unmount?.();
  };
  unmounts.add(undo);
  return undo;
}

/** Makes a box work as the kernel would, and lets what follows come to its end. */
export async function wake(mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const unmount = await mountBox(mount, box, kernel);
  await settle();
  return unmount;
}

/** Makes a box without a view work, at once; returns what undoes it. */
export function wakeAtOnce(mount: Mount, box: HTMLElement, kernel: Kernel): Unmount {
  const unmount = mount(box, kernel);
  return typeof unmount === 'function' ? unmount : () => undefined;
}

/** Puts HTML on the page and returns its first element. */
export function print(html: string): HTMLElement {
  document.body.innerHTML = html;
  return element('body > *');
}

/** Puts a meta of the product's on the page. */
export function addMeta(property: string, content: string): void {
  const meta = document.createElement('meta');
  meta.setAttribute('property', property);
  meta.content = content;
  document.head.append(meta);
}

/** Lets what is under way come to its end: imports, answers, renders. It takes 200 ms of the test's clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
    await new Promise<void>(resolve => setImmediate(resolve));
  }
}

/** The first element of a selector, which must exist. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** The first element of a selector, which must be an input. */
export function input(selector: string): HTMLInputElement {
  const found = element(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  return found;
}

export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The styles that were asked for last come, or do not. */
export async function answerStyles(name: 'load' | 'error' = 'load'): Promise<void> {
  [...document.querySelectorAll('link[rel=stylesheet]')].at(-1)?.dispatchEvent(new Event(name));
  await settle();
}

/** Clicks an element; says whether what follows is left to the browser, which does nothing here. */
export function isLeftToBrowser(selector: string, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  const notice = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  removeEventListener('click', notice);
  return isLeft;
}

/** Clicks an element and lets what follows come to its end. */
export async function click(selector: string): Promise<void> {
  element(selector).click();
  await settle();
}
