import type { Viewer } from './viewer.ts';

/** Milliseconds without a sign of the reader after which the controls step back. */
const idleTime = 10_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
const visible = 'pswp--ui-visible';

/** A finger's tap toggles the controls anyway (PhotoSwipe's `tapAction`), but for one on a player, which keeps it. */
const isToggling = (event?: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch' && !(event.target instanceof HTMLVideoElement);

/** Hides the controls while the reader just looks, and brings them back with the first sign of her. */
export function hideWhenIdle({ pswp, root, current, onChange }: Viewer): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isIdle = false;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(rest, idleTime);
  }

  function rest(): void {
    // Whoever goes by keyboard has to see where she is, and a page in a frame keeps all signs to itself.
    if (root.querySelector(':focus-visible') || current().kind === 'embed') {
      wait();
      return;
    }
    isIdle = true;
    root.classList.remove(visible);
  }

  function wake(event?: Event): void {
    if (isIdle && !isToggling(event)) root.classList.add(visible);
    isIdle = false;
    wait();
  }

  for (const type of activityEvents) root.addEventListener(type, wake);
  wake();
  // A player or a frame keeps the taps that would bring them back.
  onChange(() => {
    if (current().kind !== 'picture') root.classList.add(visible);
  });
  pswp.on('close', () => clearTimeout(timer));
}
