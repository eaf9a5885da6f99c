import { phone } from './phone.ts';
import { evaluateBeside, quietNetwork, settle } from './settle.ts';
import type { Visit } from './visit.ts';

/** Maximum number of screens to scroll, for pages that grow forever. */
export const mostScreens = 60;

export const isAtEnd = async (visit: Pick<Visit, 'cdp'>): Promise<boolean> =>
  (await evaluateBeside(visit, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 2')) === true;

/**
 * Scrolls to the end in steps of one screen until the page stops growing. Waits after every step until the page is
 * idle.
 */
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

/** Script that scrolls to the end, one screen every third frame. Returns the number of screens. */
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
 * Scrolls to the end without a stop, one screen every third frame, until the page stops growing. Runs as one script in
 * an isolated world, so that no commands are timed with the page.
 */
export async function scrollFastToEnd(visit: Visit): Promise<void> {
  visit.network.noteScroll();
  for (let screens: unknown = 1; screens !== 0; screens = await evaluateBeside(visit, scrollByItself)) {
    await quietNetwork(visit);
  }
}
