import { announce, fail } from './announce.ts';
import { importWidget } from './chunks.ts';
import { pause } from './pause.ts';
import type { Box, Kernel, WidgetModule } from './types.ts';

/** The waking of each box; of none whose chunk could not be had, which may be had another time. */
const wakes = new WeakMap<Element, Promise<void>>();

/** The innermost box around an element, the element itself included. */
export const boxAround = (element: Element | null): Box | null | undefined => element?.closest<Box>('[data-widget]');

/** Name of the file that a box's widget comes in: of the pack that the box names, or the widget's own. */
export const fileOf = (box: Box): string | undefined => box.dataset.pack ?? box.dataset.widget;

/** Whether more of a box may come: the page is still arriving, and what has come of it last is in the box. */
const isArriving = (box: Box): boolean =>
  document.readyState === 'loading' && box.contains([...document.querySelectorAll('*')].pop() as Element);

function forget(box: Box): void {
  delete box.dataset.widgetState;
  wakes.delete(box);
}

async function start(box: Box, kernel: Kernel): Promise<void> {
  const { dataset } = box;
  let module: WidgetModule | undefined;
  dataset.widgetState = 'loading';
  try {
    while (isArriving(box)) await pause(50);
    const loading = importWidget(fileOf(box));
    // The outer box first: a container may arrange what its inner boxes are about to bring to life.
    await wakes.get(boxAround(box.parentElement) as Box);
    module = await loading;
    // Each box has a task of its own, so that a finger waits for one at most. One that is touched goes before them.
    if (!box.ariaBusy) await pause();
    if (box.isConnected) {
      const unmount = await module.default(box, kernel);
      box.addEventListener(
        'widget:unmount',
        () => {
          unmount?.();
          forget(box);
        },
        { once: true },
      );
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
export function wakeBox(box: Box, kernel: Kernel): Promise<void> {
  const waking = wakes.get(box) ?? start(box, kernel);
  wakes.set(box, waking);
  return waking;
}
