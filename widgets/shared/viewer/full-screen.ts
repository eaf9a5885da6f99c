import { createButton } from './controls.ts';
import type { Viewer } from './viewer.ts';

/** The button for the whole screen; null where the browser has none to give, as on an iPhone. */
export function fullScreenButton({ pswp, root, labels }: Viewer): HTMLElement | null {
  if (!document.fullscreenEnabled) return null;
  const isFull = (): boolean => document.fullscreenElement === root;
  const leave = (): void => void (isFull() && document.exitFullscreen().catch(() => {}));
  const button = createButton('fullScreen', labels.fullScreen, () => {
    // A refusal of the browser is not worth an error.
    if (isFull()) leave();
    else root.requestFullscreen().catch(() => {});
  });
  const show = (): void => button.setAttribute('aria-pressed', String(isFull()));
  show();
  root.addEventListener('fullscreenchange', show);
  pswp.on('close', leave);
  return button;
}
