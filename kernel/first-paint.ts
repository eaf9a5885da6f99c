import { showDisplaySettings } from './display-settings.ts';
import { rememberEarlyPress } from './early-press.ts';
import { applyReadingSize } from './reading-size.ts';
import { stopPrefetch } from './stop-prefetch.ts';
import { applyDesktopView } from './view-mode.ts';
import { followWidth } from './width.ts';

// Printed inline at the start of the body: what would make the page jump if it came after the first paint, or be lost.
// The cookie's name begins with the host's, which no other host's cookies come to.
try {
  if (/_responsive=desktop/.test(document.cookie)) applyDesktopView();
  applyReadingSize();
} catch {
  // Nothing can be kept here.
}
followWidth();
showDisplaySettings();
addEventListener('storage', showDisplaySettings);
rememberEarlyPress();
addEventListener('pointercancel', stopPrefetch);
