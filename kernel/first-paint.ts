import { readCookie } from './cookies.ts';
import { rememberEarlyPress } from './early-press.ts';
import { applyReadingSize } from './reading-size.ts';
import { applyViewport, viewModeCookie } from './view-mode.ts';
import { followWidth } from './width.ts';

// Printed inline at the start of the body: what would make the page jump if it came after the first paint, or be lost.
if (readCookie(viewModeCookie(location.hostname)) === 'desktop') applyViewport('desktop');
followWidth();
applyReadingSize();
rememberEarlyPress();
