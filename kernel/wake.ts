import { importWidget } from './chunks.ts';
import type { Box, Kernel, WidgetModule } from './types.ts';

/** The latest waking of each box. */
const wakes = new WeakMap<Element, Promise<void>>();

/** The boxes whose chunk could not be had: another time it may be. What their markup says does not change. */
const missed = new WeakSet<Box>();

/** The causes that the console knows of: each is said once, however many boxes fail of it, and however often. */
const told = new Set<string>();

const boxAround = (element: Element | null): Box | null | undefined => element?.closest<Box>('[data-widget]');

function announce(box: Box, type: string, detail?: unknown): boolean {
  return box.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}

function fail(box: Box, error: unknown): void {
  const cause = String(error);
  box.dataset.widgetState = 'failed';
  if (announce(box, 'widget:error', error) && !told.has(cause)) console.error(error);
  told.add(cause);
}

async function start(box: Box, kernel: Kernel): Promise<void> {
  const { dataset } = box;
  let module: WidgetModule | undefined;
  dataset.widgetState = 'loading';
  try {
    const loading = importWidget(dataset.widget);
    // The outer box first: a container may arrange what its inner boxes are about to bring to life.
    await wakes.get(boxAround(box.parentElement) ?? box);
    module = await loading;
    if (box.isConnected) {
      const unmount = await module.default(box, kernel);
      const undo = (): void => {
        unmount?.();
        delete dataset.widgetState;
      };
      box.addEventListener('widget:unmount', undo, { once: true });
      dataset.widgetState = 'ready';
      announce(box, 'widget:ready');
    } else delete dataset.widgetState;
  } catch (error) {
    if (!module) missed.add(box);
    fail(box, error);
  }
}

/** Puts a failed box to sleep again if its chunk could not be had. */
export function forgive(box: Box): void {
  if (missed.delete(box)) delete box.dataset.widgetState;
}

/** Has a box's widget imported and mounted, once. Settles, and never rejects, once the box is ready or failed. */
export async function wakeBox(box: Box, kernel: Kernel): Promise<void> {
  if (!box.dataset.widgetState) wakes.set(box, start(box, kernel));
  return wakes.get(box);
}

/** The box around an element, the element itself included, if it is not yet working. */
export function asleepAround(element: Element): Box | undefined {
  const box = boxAround(element);
  const state = box?.dataset.widgetState;
  return box && (!state || state === 'loading') ? box : undefined;
}
