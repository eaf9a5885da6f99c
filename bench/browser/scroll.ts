import { phone } from './phone.ts';
import { evaluateBeside, quietNetwork, settle } from './settle.ts';
import type { Visit } from './visit.ts';

/** A page that grows for ever is read no further than this, in screens. */
export const mostScreens = 60;

export const isAtEnd = async (visit: Pick<Visit, 'cdp'>): Promise<boolean> =>
  (await evaluateBeside(visit, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 2')) === true;

/** Down to the end in steps of a screen, until the page grows no longer. Every step waits until nothing goes on. */
export async function scrollToEnd(visit: Visit): Promise<void> {
  visit.network.noteScroll();
  for (let screen = 0; screen < mostScreens; screen += 1) {
    if (await isAtEnd(visit)) {
      await settle(visit);
      if (await isAtEnd(visit)) return;
    }
    await evaluateBeside(visit, `scrollBy({ top: ${phone.viewport.height}, behavior: 'instant' })`);
    await settle(visit);
  }
}

/** Scrolls to the end by itself, a screen every third frame, and gives how many screens that were. */
const scrollByItself = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let screens = 0;
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1 && screens < ${mostScreens}) {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    screens += 1;
    for (let frames = 0; frames < 3; frames += 1) await frame();
  }
  return screens;
})()`;

/**
 * Down to the end without a stop, a screen every third frame, until the page grows no longer. It is one script beside
 * the page: nothing is asked meanwhile that would be timed with it.
 */
export async function scrollFastToEnd(visit: Visit): Promise<void> {
  visit.network.noteScroll();
  for (let screens: unknown = 1; screens !== 0; screens = await evaluateBeside(visit, scrollByItself)) {
    await quietNetwork(visit);
  }
}
