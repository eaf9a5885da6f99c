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

/** Points of the screen to tap, none of them twice, and none that leads to another page. Goes to the page as text. */
function findPoints(selectors: readonly string[], most: number): { x: number; y: number }[] {
  const tapped = ((globalThis as { benchTapped?: WeakSet<Element> }).benchTapped ??= new WeakSet());
  const points = selectors.flatMap(selector =>
    [...document.querySelectorAll(selector)].flatMap(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (tapped.has(element) || !hit || !element.contains(hit) || hit.closest('a, [type=submit]')) return [];
      return [{ element, point }];
    }),
  );
  const chosen = points.slice(0, most);
  for (const { element } of chosen) tapped.add(element);
  return chosen.map(({ point }) => point);
}

const pointsShape = z.array(z.object({ x: z.number(), y: z.number() }));

async function tapScreen(visit: Visit, most: number): Promise<number> {
  const expression = `(${String(findPoints)})(${JSON.stringify(tappable)}, ${most})`;
  const points = pointsShape.parse(await evaluateBeside(visit, expression));
  for (const point of points) {
    await touch(visit.cdp, point);
    await twoFrames(visit);
  }
  return points.length;
}

const isAtEnd = async (visit: Visit): Promise<boolean> =>
  (await evaluateBeside(visit, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 1')) === true;

/**
 * Reads a page to its end, a screen at a time, and taps what is on each: buttons that change it, and words. At least
 * twenty taps in all; what a short page lacks is made up for at its end, in the margin. Gives how many.
 */
export async function readWithTaps(visit: Visit): Promise<number> {
  visit.network.noteScroll();
  let taps = await tapScreen(visit, perScreen);
  for (let screen = 0; screen < mostScreens && !(await isAtEnd(visit)); screen += 1) {
    await evaluateBeside(visit, `scrollBy({ top: ${phone.viewport.height}, behavior: 'instant' })`);
    await settle(visit);
    taps += await tapScreen(visit, perScreen);
  }
  for (; taps < fewest; taps += 1) {
    await touch(visit.cdp, { x: 2, y: phone.viewport.height / 2 });
    await twoFrames(visit);
  }
  return taps;
}
