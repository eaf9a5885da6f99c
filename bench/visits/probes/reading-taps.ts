import * as z from 'zod';
import { touch } from '../taps/touch.ts';
import { phone } from '../../browser/phone.ts';
import { evaluateBeside, settle, twoFrames } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';

/** So many taps make an INP that says something. */
const fewest = 20;
const perScreen = 3;
const mostScreens = 60;

/** What a tap changes and leads nowhere with; then words, where a tap does nothing that is seen. */
const tappable = ['[data-widget=font-size] button', '[role=tab]', 'summary', 'label:has(> [type=radio])', 'p, h2, h3'];

/** The next point of the screen to tap: none twice, none that leads to another page. Goes to the page as text. */
function findPoint(selectors: readonly string[]): { x: number; y: number } | null {
  const tapped = ((globalThis as { benchTapped?: WeakSet<Element> }).benchTapped ??= new WeakSet());
  for (const element of selectors.flatMap(selector => [...document.querySelectorAll(selector)])) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (tapped.has(element) || !hit || !element.contains(hit) || hit.closest('a, [type=submit]')) continue;
    tapped.add(element);
    return point;
  }
  return null;
}

const pointShape = z.object({ x: z.number(), y: z.number() }).nullable();

/** Looks for each point anew: what a tap has opened moves what is below it. */
async function tapScreen(visit: Visit): Promise<number> {
  for (let taps = 0; taps < perScreen; taps += 1) {
    const point = pointShape.parse(await evaluateBeside(visit, `(${String(findPoint)})(${JSON.stringify(tappable)})`));
    if (!point) return taps;
    await touch(visit.cdp, point);
    await twoFrames(visit);
  }
  return perScreen;
}

const isAtEnd = async (visit: Visit): Promise<boolean> =>
  (await evaluateBeside(visit, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 1')) === true;

/**
 * Reads a page to its end, a screen at a time, and taps what is on each: buttons that change it, and words. At least
 * twenty taps in all; what a short page lacks is made up for at its end, in the margin. Gives how many.
 */
export async function readWithTaps(visit: Visit): Promise<number> {
  visit.network.noteScroll();
  let taps = await tapScreen(visit);
  for (let screen = 0; screen < mostScreens && !(await isAtEnd(visit)); screen += 1) {
    await evaluateBeside(visit, `scrollBy({ top: ${phone.viewport.height}, behavior: 'instant' })`);
    await settle(visit);
    taps += await tapScreen(visit);
  }
  for (; taps < fewest; taps += 1) {
    await touch(visit.cdp, { x: 2, y: phone.viewport.height / 2 });
    await twoFrames(visit);
  }
  return taps;
}
