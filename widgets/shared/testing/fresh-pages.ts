import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { isStored, storedOnPhone } from '../render/stored.ts';
import { settle, unmountAll } from './page.ts';

// Gives every test of a widget an empty page, a fake clock and empty storage. A test fails if an error was logged, for
// example by React for duplicate keys or by jsdom for a submitted form; if a text changed that is not the first node of
// its element; or if something was stored that `storedOnPhone` does not list. React throws hydration errors at the
// window, which fails the whole run.

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

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const matchMedia = (): object => ({ matches: false, addEventListener() {}, removeEventListener() {} });

// jsdom lacks these. Nothing is ever reported.
Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver, matchMedia });

let logged: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'error');
  changes.observe(document, { characterData: true, characterDataOldValue: true, subtree: true });
});

afterEach(async () => {
  unmountAll();
  await settle();
  changes.disconnect();
  const errors = [...logged.mock.calls, ...amongOthers.splice(0)];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.body.className = '';
  history.replaceState(null, '', '/');
  const cookies = document.cookie.split('; ').flatMap(cookie => (cookie ? [cookie.replace(/=.*/, '')] : []));
  const kept = [
    ['localStorage', Object.keys(localStorage)],
    ['sessionStorage', Object.keys(sessionStorage)],
    ['cookie', cookies],
  ] as const;
  for (const name of cookies) document.cookie = `${name}=;max-age=0`;
  const unlisted = kept.flatMap(([place, names]) => names.filter(name => !isStored(storedOnPhone, place, name)));
  localStorage.clear();
  sessionStorage.clear();
  expect({ errors, unlisted }).toEqual({ errors: [], unlisted: [] });
});
