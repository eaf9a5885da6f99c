import { followChoices, showChoices } from './choices.ts';
import { rememberEarlyPress } from './early-press.ts';
import { stopPrefetch } from './stop-prefetch.ts';
import { followWidth } from './width.ts';

// Printed inline at the start of the body, for work that would shift the page, or lose a press, after the first paint.
// Hosts that swap pages run this script again.
if (self.earlyPress === undefined) {
  followWidth();
  followChoices();
  rememberEarlyPress();
  addEventListener('pointercancel', stopPrefetch);
}
showChoices();
