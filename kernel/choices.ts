import { showDisplaySettings } from './display-settings.ts';
import { applyReadingSize } from './reading-size.ts';
import { printedViewport, showViewMode } from './view-mode.ts';

/** Shows the view mode and the reading size that the reader has chosen. Never throws. */
export function showChoices(viewport = printedViewport()): void {
  try {
    showViewMode(viewport);
    applyReadingSize();
  } catch {
    // Cookies or storage are refused.
  }
}

/**
 * Applies choices that the reader made in another tab or on another page. Pages in the back/forward cache and
 * prerendered pages receive no `storage` events. They therefore apply the choices again when they are shown, and
 * dispatch a `storage` event to their boxes.
 */
export function followChoices(): void {
  const viewport = printedViewport();

  function catchUp(): void {
    showChoices(viewport);
    dispatchEvent(new CustomEvent('storage'));
  }

  showDisplaySettings();
  addEventListener('storage', showDisplaySettings);
  addEventListener('pageshow', catchUp);
  document.addEventListener('prerenderingchange', catchUp);
}
