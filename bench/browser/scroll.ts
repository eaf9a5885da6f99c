import { phone } from './phone.ts';
import { evaluateBeside, settle, twoFrames } from './settle.ts';
import type { Visit } from './visit.ts';

/** A page that grows for ever is read no further than this, in screens. */
const mostScreens = 60;

const isAtEnd = async (visit: Visit): Promise<boolean> =>
  (await evaluateBeside(visit, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 1')) === true;

/**
 * Down to the end in steps of a screen, until the page grows no longer. With `settled`, every step waits until nothing
 * goes on; else it is on the screen and the next follows.
 */
export async function scrollToEnd(visit: Visit, { settled }: { settled: boolean }): Promise<void> {
  visit.network.noteScroll();
  for (let screen = 0; screen < mostScreens; screen += 1) {
    if (await isAtEnd(visit)) {
      await settle(visit);
      if (await isAtEnd(visit)) return;
    }
    await evaluateBeside(visit, `scrollBy({ top: ${phone.viewport.height}, behavior: 'instant' })`);
    await (settled ? settle(visit) : twoFrames(visit));
  }
}
