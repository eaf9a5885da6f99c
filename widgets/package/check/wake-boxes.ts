import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unhashed } from '../content-hash.ts';
import type { PackageManifest } from '../package-manifest.ts';
import type { Report } from './finding.ts';

/** Replaces observers that jsdom lacks. Never reports anything. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The part of a widget's module that the check uses. */
interface WidgetFile {
  default: (box: HTMLElement, kernel: object) => unknown;
}

const { setTimeout, setInterval, clearInterval } = globalThis;

/** Called when a box sends a request, which gets no response. */
let heardAsk: () => void = () => {};

/** Browser APIs that jsdom lacks. Requests are not sent. */
const substitutes = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  fetch: () => new Promise<never>(() => heardAsk()),
  scrollTo() {},
  // Silent, because scripts also report errors by events.
  console: Object.fromEntries(Object.keys(console).map(name => [name, () => {}])),
  // Unreferenced, so that a waiting box does not keep the process alive.
  setTimeout: (...wait: Parameters<typeof setTimeout>) => setTimeout(...wait).unref(),
  setInterval: (...wait: Parameters<typeof setInterval>) => setInterval(...wait).unref(),
};

/** Globals that Node has too and that must come from the document. */
const ofDocument = new Set('Event CustomEvent EventTarget navigator localStorage sessionStorage FormData File Blob'.split(' '));

/** Methods that a window inherits. */
const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Global names that were set for a window. */
const entered = new Set<string>();

/** Copies the properties of a window to the globals, where the scripts expect them. */
function enter(window: Window): void {
  const parts = { ...Object.getOwnPropertyDescriptors(window) } as Record<string, PropertyDescriptor>;
  for (const name of Object.keys(parts)) {
    if (name in globalThis && !ofDocument.has(name) && !entered.has(name)) continue;
    Object.defineProperty(globalThis, name, { get: () => Reflect.get(window, name) as unknown, configurable: true });
    entered.add(name);
  }
  const own = Object.fromEntries(inherited.map(name => [name, window[name].bind(window)]));
  for (const [name, value] of Object.entries({ ...substitutes, ...own, self: globalThis, top: globalThis })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Timeouts in milliseconds after which a box counts as awake. The second applies once it has sent a request. */
const timeoutMs = 3000;
const askedMs = 300;

/** Time in milliseconds in which a tap can load files from the disk. */
const lateMs = 20;

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds).unref());

/** Creates a kernel that stores nothing and wakes no other box. */
function kernelFor(document: Document, fail: (box: HTMLElement, error: unknown) => void): object {
  const { lang: language, dir: direction } = document.documentElement;
  return {
    page: {
      language,
      direction,
      meta: (property: string) => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content,
      captchaKey: '',
    },
    storage: { getItem: () => null, setItem() {}, read: () => undefined, write() {} },
    digits: { format: String },
    scan() {},
    wake: () => Promise.resolve(),
    fail,
  };
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isOfMarkup = (error: unknown): boolean => error instanceof Error && error.name === 'MarkupError';

/** Wakes a box of a window. Throws the errors of its script. */
async function wake(box: HTMLElement, path: string, fail: (box: HTMLElement, error: unknown) => void): Promise<void> {
  const { default: mount } = (await import(pathToFileURL(path).href)) as WidgetFile;
  const asked = new Promise<void>(done => (heardAsk = () => void wait(askedMs).then(done)));
  await Promise.race([asked, mount(box, kernelFor(box.ownerDocument, fail)), wait(timeoutMs)]);
}

/** Returns only the letters of a text, because a second render may format numbers and punctuation differently. */
const lettersOf = ({ textContent }: Element): string => textContent.replace(/[^\p{L}]/gu, '');
const pathOf = (address: string | null): string | undefined => address?.replace(/\?[^#]*/, '');

/** Parts that a page may add to a box, and that a second render may drop. */
const partsOfPages = 'h1,h2,h3,h4,h5,h6,a[href],img[src],p:not([class])';

/** Returns true if a part is still in its box: a link by its path, a picture by its URL, other parts by their text. */
function isThere(part: Element, box: Element): boolean {
  const [name] = ['href', 'src'].filter(one => part.hasAttribute(one));
  if (name === undefined) return lettersOf(box).includes(lettersOf(part));
  return Array.from(box.querySelectorAll(`[${name}]`), one => pathOf(one.getAttribute(name))).includes(pathOf(part.getAttribute(name)));
}

/** Taps all controls that open something, because some markup is read only then. */
function tap(box: HTMLElement, heard: (error: unknown) => void): void {
  for (const control of box.querySelectorAll<HTMLElement>('button[type=button],summary,[role=tab]')) {
    try {
      control.click();
    } catch (error) {
      heard(error);
    }
  }
  for (const select of box.querySelectorAll('select')) {
    select.selectedIndex = select.options.length - 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Returns the error of a valid example, which shows a feature that jsdom lacks. Returns undefined if there is none. */
async function thrownByExample(window: Window, name: string, path: string): Promise<string | undefined> {
  enter(window);
  const box = window.document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
  try {
    if (box) await wake(box, path, () => {});
    return undefined;
  } catch (error) {
    return sentenceOf(error);
  }
}

/** Returns true if an earlier message already covers an error, because both name the same attribute or missing part. */
function isTold(sentence: string, told: readonly string[] = []): boolean {
  const named = sentence.match(/[\w-]{3,}(?==")|"[^"]+"/g) ?? [];
  const causes = named.length === 0 || sentence.includes('lacks') ? /mean "| (lacks|match) / : /mean "/;
  return told.some(says => causes.test(says) || named.some(one => says.includes(one)));
}

/** Handles errors that no caller awaits. */
let hear: (error: unknown) => void = () => {};

/** Adds process-wide error handlers, so that late errors of boxes' timers do not end the command. */
function hearAll(): void {
  if (process.listenerCount('uncaughtException') > 0) return;
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, error => hear(error));
}

type Window = EventTarget & { readonly document: Document };

/**
 * Wakes the boxes of a page with the package's scripts, outer boxes first, and reports failures. `exampleOf` returns a
 * window with a valid box of a widget. `told` contains the earlier messages of each box.
 */
export async function wakeBoxes(
  window: Window,
  boxes: readonly HTMLElement[],
  manifest: PackageManifest,
  assets: string,
  exampleOf: (name: string) => Window,
  told: ReadonlyMap<Element | null, string[]>,
  report: Report,
): Promise<void> {
  const { document } = window;
  hearAll();
  const whileWaking = setInterval(() => {}, 1000);
  const nameOf = (box: Element): string => box.getAttribute('data-widget') ?? '';
  const heard = (box: Element, error: unknown): void => {
    if (isOfMarkup(error) && !isTold(sentenceOf(error), told.get(box))) report(box, 'markup', nameOf(box), `${sentenceOf(error)}.`.replace(/\.\.$/, '.'));
  };
  document.addEventListener('widget:error', event => {
    event.preventDefault();
    heard((event.target as Element).closest('[data-widget]') ?? document.body, (event as CustomEvent).detail);
  });
  for (const box of boxes) {
    if (!box.isConnected) continue;
    const name = nameOf(box);
    const [file] = manifest.widgets[name]?.files.filter(path => unhashed(path) === name) ?? [];
    if (file === undefined || !manifest.files.includes(file)) continue;
    const path = join(assets, file);
    enter(window);
    hear = error => heard(box, error);
    // A box with another fault may lose parts for that reason.
    const before = told.has(box) ? [] : [...box.querySelectorAll(partsOfPages)];
    try {
      await wake(box, path, heard);
      for (const part of before) {
        if (!isThere(part, box)) report(part, 'markup', name, `It drops this <${part.localName}> when it wakes: put it outside of the box.`);
      }
      tap(box, hear);
      await wait(lateMs);
    } catch (error) {
      const isOurs = !isOfMarkup(error) && (await thrownByExample(exampleOf(name), name, path)) === sentenceOf(error);
      if (!isOurs && !isTold(sentenceOf(error), told.get(box))) report(box, 'markup', name, `It stays asleep: ${sentenceOf(error)}`);
    }
  }
  clearInterval(whileWaking);
}
