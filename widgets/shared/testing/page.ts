import { vi } from 'vitest';
import { fail } from '../../../kernel/announce.ts';
import { page } from '../../../kernel/page.ts';
import { digits } from '../../../kernel/digits.ts';
import { storage } from '../../../kernel/storage.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { isChoice } from '../markup/choices.ts';

const { setImmediate } = globalThis;
const unmounts = new Set<Unmount>();

export const unmountAll = (): void => unmounts.forEach(unmount => unmount());

/** Simulates a reader who prefers reduced motion, or has no preference. */
export const setMotion = (isReduced: boolean): unknown =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));

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

function unmountAtEnd(unmount: ReturnType<Mount>): Unmount {
  const undo = (): void => {
    if (unmounts.delete(undo) && typeof unmount === 'function') unmount();
  };
  unmounts.add(undo);
  return undo;
}

/** Mounts a box. It is unmounted at the end of the test, or by the returned function. */
export const mountBox = async (mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> =>
  unmountAtEnd(await mount(box, kernel));

/** Mounts a box and waits until everything has settled. */
export async function wake(mount: Mount, box: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const unmount = await mountBox(mount, box, kernel);
  await settle();
  return unmount;
}

/** Mounts a box without a view synchronously, otherwise like `mountBox`. */
export const wakeAtOnce = (mount: Mount, box: HTMLElement, kernel: Kernel): Unmount => unmountAtEnd(mount(box, kernel));

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

/** Presses a key on the focused element. Returns true if the default action was prevented. */
export function key(name: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Chooses an option of a select and waits until everything has settled. */
export async function choose(selector: string, value: string): Promise<void> {
  const select = element(selector) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

const typed: Partial<Record<string, string>> = { email: 'a@b.example', tel: '09121234567' };

/** Fills in the empty fields of forms and checks the required choices, so that they can be sent. */
export function fillIn(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]),textarea')) {
    if (isChoice(control)) control.checked ||= control.required;
    else if (control.value === '') control.value = typed[control.type] ?? '1';
  }
}

/** Makes the page visible or hidden. */
export function showPage(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
}
