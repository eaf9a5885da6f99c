import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fail } from '../../../kernel/announce.ts';
import { page } from '../../../kernel/page.ts';
import { digits } from '../../../kernel/digits.ts';
import { storage } from '../../../kernel/storage.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { isStored, storedOnPhone } from '../render/stored.ts';

const { setImmediate } = globalThis;
const unmounts = new Set<Unmount>();

/**
 * Changed texts whose old version a page translator would have left, because they follow another node or have sibling
 * texts.
 */
const amongOthers: string[] = [];
const changes = new MutationObserver(records => {
  for (const { target, oldValue } of records) {
    const texts = [...(target.parentNode?.childNodes ?? [])].filter(node => node instanceof Text && node.data.trim());
    if (target.previousSibling || texts.length > 1) amongOthers.push(`${oldValue} → ${target.textContent}`);
  }
});

/**
 * Gives every test of a file an empty page, a fake clock and empty storage. A test fails if an error was logged, for
 * example by React for duplicate keys or by jsdom for a submitted form; if a text changed that is not the first node of
 * its element; or if something was stored that `storedOnPhone` does not list. React throws hydration errors at the
 * window, which fails the whole run.
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

/** Simulates a reader who prefers reduced motion, or has no preference. */
export const setMotion = (isReduced: boolean): unknown =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));

/** Replaces observers that jsdom lacks. Never reports anything. */
export class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Creates a kernel for a page in a language. `scan` and `wake` are spies. */
export function kernelOf(language = 'fa'): Kernel {
  // Does not use the document's language: a box with missing messages would load its language file.
  const direction = language === 'fa' ? 'rtl' : 'ltr';
  Object.defineProperties(page, {
    language: { value: language, configurable: true },
    direction: { value: direction, configurable: true },
  });
  page.captchaKey = '';
  return { page, storage, digits, scan: vi.fn(), wake: vi.fn(() => Promise.resolve()), filesOf: (name = '') => [`${location.origin}/assets/AB/${name}.js`], fail };
}

/** Mounts a box. It is unmounted at the end of the test, or by the returned function. */
export async function mountBox(mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const unmount = await mount(box, kernel);
  const undo = (): void => {
    if (unmounts.delete(undo)) unmount?.();
  };
  unmounts.add(undo);
  return undo;
}

/** Mounts a box and waits until everything has settled. */
export async function wake(mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const unmount = await mountBox(mount, box, kernel);
  await settle();
  return unmount;
}

/** Mounts a box without a view synchronously. Returns its unmount function. */
export function wakeAtOnce(mount: Mount, box: HTMLElement, kernel: Kernel): Unmount {
  const unmount = mount(box, kernel);
  return typeof unmount === 'function' ? unmount : () => undefined;
}

/** Puts HTML on the page and returns its first element. */
export function print(html: string): HTMLElement {
  document.body.innerHTML = html;
  return element('body > *');
}

/** Adds a meta element to the page. */
export function addMeta(property: string, content: string): void {
  const meta = document.createElement('meta');
  meta.setAttribute('property', property);
  meta.content = content;
  document.head.append(meta);
}

/** Waits for imports, responses and renders. Takes 200 ms on the fake clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
    await new Promise<void>(resolve => setImmediate(resolve));
  }
}

/** Returns the first element that matches a selector. Throws if there is none. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** Returns the first match of a selector. Throws if it is not an input. */
export function input(selector: string): HTMLInputElement {
  const found = element(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  return found;
}

export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Makes the last requested stylesheet load or fail. */
export async function answerStyles(name: 'load' | 'error' = 'load'): Promise<void> {
  [...document.querySelectorAll('link[rel=stylesheet]')].at(-1)?.dispatchEvent(new Event(name));
  await settle();
}

/** Clicks an element. Returns true if no listener prevented the default action, which does nothing here. */
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

/** Clicks an element and waits until everything has settled. */
export async function click(selector: string): Promise<void> {
  element(selector).click();
  await settle();
}
