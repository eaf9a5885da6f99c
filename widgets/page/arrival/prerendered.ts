import { applyReadingSize } from '../../../kernel/reading-size.ts';
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

/** Fetches and runs the modules of the first boxes, which mounts none of them, and fetches the pictures beside them. */
function makeReady(): void {
  for (const box of document.querySelectorAll<Box>('[data-widget]')) {
    const { pack, widget } = box.dataset;
    // The kernel tries again what fails here.
    if (wakesAtOnce(box)) import(new URL(`./${pack ?? widget}.js`, import.meta.url).href).catch(() => undefined);
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    if (isInFirstView(picture)) picture.loading = 'eager';
  }
}

/** Reads again what other pages may have changed since the first-paint script read it. */
function readAgain({ storage }: Kernel): void {
  try {
    applyReadingSize();
  } catch {
    // Nothing can be kept here.
  }
  const line = document.querySelector<Box>('[data-widget=breaking]');
  if (line && storage.getItem('breaking') === String(line.dataset.id)) line.hidden = true;
  dispatchEvent(new CustomEvent('storage'));
}

/**
 * Makes a page ready while it is prerendered, and shows it as a page that is opened when a reader sees it. Returns true
 * if nobody sees it yet. If this code comes late, the reader was faster.
 */
export function attendPrerendered(kernel: Kernel): boolean {
  if (document.prerendering) {
    makeReady();
    document.addEventListener('prerenderingchange', () => readAgain(kernel), { once: true });
    return true;
  }
  readAgain(kernel);
  return false;
}
