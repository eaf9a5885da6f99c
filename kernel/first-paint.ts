import { followChoices, showChoices } from './choices.ts';
import { rememberEarlyPress } from './early-press.ts';
import { stopPrefetch } from './stop-prefetch.ts';
import { followWidth } from './width.ts';

// Printed inline at the start of the body: work that would shift the page, or be lost, after the first paint. Hosts
// that swap the page run its scripts again.
if (self.earlyPress === undefined) {
  followWidth();
  followChoices();
  rememberEarlyPress();
  addEventListener('pointercancel', stopPrefetch);
}
showChoices();
