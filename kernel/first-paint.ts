import { showDisplaySettings } from './display-settings.ts';
import { rememberEarlyPress } from './early-press.ts';
import { applyReadingSize } from './reading-size.ts';
import { stopPrefetch } from './stop-prefetch.ts';
import { applyDesktopView } from './view-mode.ts';
import { followWidth } from './width.ts';

// Printed inline at the start of the body: work that would shift the page, or be lost, after the first paint. The
// cookie's name begins with the host, so that no cookie of another host matches.
try {
  if (/_responsive=desktop/.test(document.cookie)) applyDesktopView();
  applyReadingSize();
} catch {
  // Storage is refused.
}
// Hosts that swap the page run its scripts again.
if (self.earlyPress === undefined) {
  followWidth();
  showDisplaySettings();
  addEventListener('storage', showDisplaySettings);
  rememberEarlyPress();
  addEventListener('pointercancel', stopPrefetch);
}
