import { importWidget, preload } from './chunks.ts';
import { cookies } from './cookies.ts';
import { digits } from './digits.ts';
import { page } from './page.ts';
import { filesOf } from './registry.ts';
import { storage } from './storage.ts';
import type { Kernel, WidgetFiles } from './types.ts';

type Box = HTMLElement;

/** The latest waking of each box. */
const wakes = new WeakMap<Element, Promise<void>>();

const boxAround = (element: Element | null): Box | null | undefined => element?.closest<Box>('[data-widget]');

function announce(box: Box, type: string, detail?: unknown): boolean {
  return box.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}

async function start(box: Box, files: WidgetFiles): Promise<void> {
  const { dataset } = box;
  dataset.widgetState = 'loading';
  try {
    const loading = importWidget(files);
    // The outer box first: a container may arrange what its inner boxes are about to bring to life.
    await wakes.get(boxAround(box.parentElement) ?? box);
    const { default: mount } = await loading;
    if (box.isConnected) {
      const unmount = await mount(box, kernel);
      const undo = (): void => {
        unmount?.();
        delete dataset.widgetState;
      };
      box.addEventListener('widget:unmount', undo, { once: true });
      dataset.widgetState = 'ready';
      announce(box, 'widget:ready');
    } else delete dataset.widgetState;
  } catch (error) {
    dataset.widgetState = 'failed';
    if (announce(box, 'widget:error', error)) console.error(error);
  }
}

async function wake(box: Box): Promise<void> {
  const files = filesOf(box.dataset.widget);
  if (files && !box.dataset.widgetState) wakes.set(box, start(box, files));
  return wakes.get(box);
}

/** Resolves with the first sign that the reader scrolls or is about to. */
const scrolling = new Promise(resolve => {
  for (const sign of ['touchstart', 'wheel', 'keydown', 'scroll']) addEventListener(sign, resolve);
});

/** Calls once for each watched box that comes within the margin of the viewport. */
function observer(rootMargin: string, action: (box: Box) => void): IntersectionObserver {
  return new IntersectionObserver(
    (records, watch) => {
      for (const { isIntersecting, target } of records) {
        if (isIntersecting) {
          watch.unobserve(target);
          action(target as Box);
        }
      }
    },
    { rootMargin },
  );
}

const seen = observer('0px', wake);
const near = observer('400px 0px', wake);
const ahead = observer('300% 0px', box => {
  if (!navigator.connection?.saveData) preload(filesOf(box.dataset.widget) ?? [], 'low');
});

/** Wakes a box when its load policy says so (DESIGN §4). */
function schedule(box: Box): void {
  const policy = box.dataset.load;
  const wakeBox = (): void => void wake(box);
  if (policy === 'now') wakeBox();
  else if (policy === 'idle') (self.requestIdleCallback ?? setTimeout)(wakeBox);
  else if (policy === 'scroll') void scrolling.then(wakeBox);
  else if (policy !== 'tap') {
    seen.observe(box);
    void scrolling.then(() => {
      near.observe(box);
      ahead.observe(box);
    });
  }
}

const scan = (root: ParentNode): void => root.querySelectorAll<Box>('[data-widget]').forEach(schedule);

export const kernel: Kernel = { page, storage, cookies, digits, scan, wake };

/** The box around an element, the element itself included, if it is one of ours and not yet working. */
export function asleepAround(element: Element): Box | null | undefined {
  const box = boxAround(element);
  const state = box?.dataset.widgetState;
  return filesOf(box?.dataset.widget) && (!state || state === 'loading') ? box : undefined;
}

/** Gives failed boxes another chance. */
export function heal(): void {
  document.querySelectorAll<Box>('[data-widget-state=failed]').forEach(box => {
    delete box.dataset.widgetState;
    void wake(box);
  });
}
