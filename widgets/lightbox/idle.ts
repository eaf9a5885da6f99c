import type { Lightbox } from './lightbox.ts';

/** Milliseconds without a sign of the reader after which the controls step back (SPEC §9.7). */
const idleTime = 10_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
const visible = 'pswp--ui-visible';

/** Hides the controls while the reader just looks, and brings them back with the first sign of her. */
export function hideWhenIdle({ pswp, root }: Lightbox): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isIdle = false;

  function rest(): void {
    // Whoever goes by keyboard has to see where she is.
    if (root.querySelector(':focus-visible')) return;
    isIdle = true;
    root.classList.remove(visible);
  }

  function wake(event?: Event): void {
    // A finger's tap toggles the controls anyway (PhotoSwipe's `tapAction`): twice would hide them again.
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isIdle && !isFinger) root.classList.add(visible);
    isIdle = false;
    clearTimeout(timer);
    timer = setTimeout(rest, idleTime);
  }

  for (const sign of signs) root.addEventListener(sign, wake);
  wake();
  pswp.on('close', () => clearTimeout(timer));
}
