import { announce, fail } from './announce.ts';
import { importWidget } from './chunks.ts';
import { pause } from './pause.ts';
import type { Box, Kernel, WidgetModule } from './types.ts';

/** Promises of woken boxes. Boxes whose chunk failed to load are removed, so that a retry is possible. */
const wakes = new WeakMap<Element, Promise<void>>();

export const boxAround = (element: Element | null): Box | null | undefined => element?.closest<Box>('[data-widget]');

/** Returns the name of a box's file: its pack if it has one, otherwise its widget. */
export const fileOf = (box: Box): string | undefined => box.dataset.pack ?? box.dataset.widget;

/**
 * Returns true if the parser may still add content to a box: the page is loading, and its last element is in the box.
 */
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
    // Waits for the outer box, because it may move the markup of its inner boxes.
    await wakes.get(boxAround(box.parentElement) as Box);
    module = await loading;
    // Uses a separate task for each box, so that an input event waits for one mount at most. A touched box skips the
    // wait.
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
 * Imports and mounts a box's widget once, or again after its chunk failed to load. Resolves, and never rejects, once
 * the box is ready or failed.
 */
export function wakeBox(box: Box, kernel: Kernel): Promise<void> {
  const waking = wakes.get(box) ?? start(box, kernel);
  wakes.set(box, waking);
  return waking;
}
