import type { Viewer } from './viewer.ts';

/** Time in milliseconds without input until the controls are hidden. */
const idleTime = 10_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
const visible = 'pswp--ui-visible';

/** Returns true for a touch: PhotoSwipe's `tapAction` already toggles the controls, except on a video. */
const isToggling = (event?: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch' && !(event.target instanceof HTMLVideoElement);

/** Hides the controls after a time without input, and shows them at the next input. */
export function hideWhenIdle({ pswp, root, current, onChange }: Viewer): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isIdle = false;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(rest, idleTime);
  }

  function rest(): void {
    // Keeps the controls for keyboard users, who need to see the focus, and next to embedded pages, which swallow all
    // events.
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
  // A video or frame swallows the taps that would show the controls.
  onChange(() => {
    if (current().kind !== 'picture') root.classList.add(visible);
  });
  pswp.on('close', () => clearTimeout(timer));
}
