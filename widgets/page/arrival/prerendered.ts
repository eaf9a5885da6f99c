import type { Box, Kernel } from '../../../kernel/types.ts';

const isInFirstView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
};

/** Returns true if the kernel will wake a box as soon as the page is shown. */
const wakesAtOnce = (box: Box): boolean => {
  const { load = 'visible' } = box.dataset;
  return load === 'now' || load === 'idle' || (load === 'visible' && isInFirstView(box));
};

/**
 * Prepares a prerendered page: imports the modules of the first boxes without mounting them, and loads the pictures of
 * the first screen.
 */
export function makeReady({ filesOf }: Kernel): void {
  for (const box of document.querySelectorAll<Box>('[data-widget]')) {
    const { pack, widget } = box.dataset;
    // The kernel retries failed imports.
    if (wakesAtOnce(box)) import(filesOf(pack ?? widget)[0]).catch(() => undefined);
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    if (isInFirstView(picture)) picture.loading = 'eager';
  }
}
