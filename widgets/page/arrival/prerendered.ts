import type { Box, Kernel } from '../../../kernel/types.ts';

const isInFirstView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
};

/** Tells if the kernel is going to wake a box as soon as the page is seen. */
const wakesAtOnce = (box: Box): boolean => {
  const { load = 'visible' } = box.dataset;
  return load === 'now' || load === 'idle' || (load === 'visible' && isInFirstView(box));
};

/**
 * Makes a prerendered page ready: fetches and runs the modules of the first boxes, which mounts none of them, and
 * fetches the pictures beside them.
 */
export function makeReady({ filesOf }: Kernel): void {
  for (const box of document.querySelectorAll<Box>('[data-widget]')) {
    const { pack, widget } = box.dataset;
    // The kernel tries again what fails here.
    if (wakesAtOnce(box)) import(filesOf(pack ?? widget)[0]).catch(() => undefined);
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    if (isInFirstView(picture)) picture.loading = 'eager';
  }
}
