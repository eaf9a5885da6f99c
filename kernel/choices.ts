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
 * Shows what the reader changes on other pages. Pages in the back/forward cache and prerendered ones hear no `storage`
 * events, so they catch up, and tell their boxes, once they are seen.
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
