import * as z from 'zod';
import { evaluateBeside } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import { BenchFailure } from '../../failure.ts';

/** A box wakes within this, in milliseconds, or it never will. */
const limit = 10_000;

const boxOf = (widget: string): string => `document.querySelector('[data-widget="${widget}"]')`;

/** Scrolls to the box at once; one that is nothing to see is where its example is. */
export const bringIntoView = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, `document.querySelector('.specimen-box').scrollIntoView({ block: 'center', behavior: 'instant' })`);

/** Tells if the box only wakes when a finger comes down on it. */
export const wakesByTouch = async (visit: Visit, widget: string): Promise<boolean> =>
  (await evaluateBeside(visit, `${boxOf(widget)}?.dataset.load === 'tap'`)) === true;

export const isTwin = async (visit: Visit): Promise<boolean> =>
  (await evaluateBeside(visit, 'document.scripts.length === 0')) === true;

/** Focuses the first thing in the box that can be: it wakes the box, as a tap does, without what the tap would do. */
export async function touchBox(visit: Visit, widget: string): Promise<void> {
  const hasTouched = await evaluateBeside(
    visit,
    `(() => {
      const controls = ${boxOf(widget)}.querySelectorAll('a[href], button, input, select, textarea, summary');
      const control = [...controls].find(one => !one.disabled && one.getClientRects().length > 0);
      control?.focus({ preventScroll: true });
      return document.activeElement === control;
    })()`,
  );
  if (hasTouched !== true) throw new BenchFailure(`The box of "${widget}" at ${visit.page.url()} has nothing to touch, and wakes by a touch alone.`);
}

/** Waits until the box is awake, and asks the page nothing meanwhile. Throws a sentence where it is not in time. */
export async function awaitAwake(visit: Visit, widget: string): Promise<void> {
  const state = await evaluateBeside(
    visit,
    `new Promise(resolve => {
      const box = ${boxOf(widget)};
      const tell = () => /ready|failed/.test(box.dataset.widgetState) && resolve(box.dataset.widgetState);
      new MutationObserver(tell).observe(box, { attributeFilter: ['data-widget-state'] });
      setTimeout(() => resolve(box.dataset.widgetState ?? 'asleep'), ${limit});
      tell();
    })`,
  );
  if (state === 'ready') return;
  throw new BenchFailure(`The box of "${widget}" at ${visit.page.url()} has not woken within ${limit / 1000} s: it is ${z.string().parse(state)}.`);
}

const worldName = 'states of boxes';

/** Mark in the trace when a box comes into a state. */
export const stateMark = (widget: string, state: 'loading' | 'ready'): string => `bench: ${widget} ${state}`;

/** Marks in the trace of the page that the visit is about to open when boxes load and are awake. */
export async function markStates({ cdp }: Visit): Promise<void> {
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName,
    source: `new MutationObserver(records => {
      for (const { target: { dataset } } of records) console.timeStamp('bench: ' + dataset.widget + ' ' + dataset.widgetState);
    }).observe(document, { subtree: true, attributeFilter: ['data-widget-state'] })`,
  });
}
