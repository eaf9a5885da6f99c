import { importWidget } from './chunks.ts';
import type { Box, Kernel, WidgetModule } from './types.ts';

/** The waking of each box; of none whose chunk could not be had, which may be had another time. */
const wakes = new WeakMap<Element, Promise<void>>();

/** The causes that the console knows of: each is said once, however many boxes fail of it, and however often. */
const told = new Set<string>();

/** The innermost box around an element, the element itself included. */
export const boxAround = (element: Element | null): Box | null | undefined => element?.closest<Box>('[data-widget]');

/** Name of the file that a box's widget comes in: of the pack that the box names, or the widget's own. */
export const fileOf = ({ dataset }: Box): string | undefined => dataset.pack ?? dataset.widget;

function announce(box: Box, type: string, detail?: unknown): boolean {
  return box.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}

function fail(box: Box, error: unknown): void {
  const cause = `${box.dataset.widget} ${String(error)}`;
  box.dataset.widgetState = 'failed';
  if (announce(box, 'widget:error', error) && !told.has(cause)) console.error(box, error);
  told.add(cause);
}

function forget(box: Box): void {
  wakes.delete(box);
  delete box.dataset.widgetState;
}

/** When the last of the boxes that wait for a task has had its. */
let turn: Promise<unknown> = Promise.resolve();

/** Each box has a task of its own, so that a finger waits for one at most. One that is touched does not queue. */
const ownTask = (box: Box): Promise<unknown> | null =>
  box.ariaBusy ? null : (turn = turn.then(() => new Promise(resolve => setTimeout(resolve))));

async function start(box: Box, kernel: Kernel): Promise<void> {
  const { dataset } = box;
  let module: WidgetModule | undefined;
  dataset.widgetState = 'loading';
  try {
    const loading = importWidget(fileOf(box));
    // The outer box first: a container may arrange what its inner boxes are about to bring to life.
    await wakes.get(boxAround(box.parentElement) ?? box);
    module = await loading;
    await ownTask(box);
    if (box.isConnected) {
      const unmount = await module.default(box, kernel);
      const undo = (): void => {
        unmount?.();
        forget(box);
      };
      box.addEventListener('widget:unmount', undo, { once: true });
      dataset.widgetState = 'ready';
      announce(box, 'widget:ready');
    } else forget(box);
  } catch (error) {
    if (!module) wakes.delete(box);
    fail(box, error);
  }
}

/**
 * Has a box's widget imported and mounted, once; where the chunk could not be had, each time it is tried again.
 * Settles, and never rejects, once the box is ready or failed.
 */
export async function wakeBox(box: Box, kernel: Kernel): Promise<void> {
  if (!wakes.has(box)) wakes.set(box, start(box, kernel));
  return wakes.get(box);
}
