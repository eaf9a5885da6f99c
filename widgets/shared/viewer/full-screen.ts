import { createButton } from './controls.ts';
import type { Viewer } from './viewer.ts';

/** Creates the full-screen button. Returns null if the browser does not support it, as on iPhones. */
export function fullScreenButton({ pswp, root, labels }: Viewer): HTMLElement | null {
  if (!document.fullscreenEnabled) return null;
  const isFull = (): boolean => document.fullscreenElement === root;
  const leave = (): void => void (isFull() && document.exitFullscreen().catch(() => {}));
  const button = createButton('fullScreen', labels.fullScreen, () => {
    // Ignores a refusal by the browser.
    if (isFull()) leave();
    else root.requestFullscreen().catch(() => {});
  });
  const show = (): void => button.setAttribute('aria-pressed', String(isFull()));
  show();
  root.addEventListener('fullscreenchange', show);
  pswp.on('close', leave);
  return button;
}
