import * as z from 'zod';
import { slowProcessor } from '../../browser/phone.ts';
import { evaluateBeside, twoFrames } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import type { TraceEvent } from '../../visits/collectors/trace.ts';

/** What is tapped, the first kind that a box has: what acts on this page alone, then votes, fields, and any button. */
const kinds = [
  'summary, button[type=button]:enabled, [role=tab], [role=combobox], a[data-slide]',
  'form[method=post] button:enabled',
  'select:enabled, input:enabled:not([type=hidden]), textarea:enabled',
  'button:enabled',
];

const point = z.object({ x: z.number(), y: z.number() }).nullable();

/** Brings the control to the middle of the screen; its point, or null where the box has none that can be tapped. */
const findControl = (widget: string): string => `(() => {
  const box = document.querySelector('[data-widget="${widget}"]');
  for (const radio of box.querySelectorAll('[type=radio]:required:invalid')) radio.click();
  for (const kind of ${JSON.stringify(kinds)}) {
    for (const control of box.querySelectorAll(kind)) {
      if (control.form && control.localName === 'button' && !control.form.checkValidity()) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      // A box may catch the taps of what is in it.
      if (width > 0 && (hit === box || control.contains(hit))) return { x, y };
    }
  }
  return null;
})()`;

/** A tap that the page never sees as a click is waited for no longer, in milliseconds. */
const limit = 3000;

const watchClick = `void (globalThis.clicked = new Promise(resolve => {
  addEventListener('click', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { capture: true, once: true });
  setTimeout(resolve, ${limit});
}))`;

/** Whether the page stays where it is while something is done; that it cannot be asked any more is no error then. */
async function stays({ cdp }: Visit, work: () => Promise<void>): Promise<boolean> {
  const left: string[] = [];
  const note = ({ url }: { url: string }): void => void left.push(url);
  cdp.on('Page.frameRequestedNavigation', note);
  try {
    await work();
  } catch (error) {
    if (left.length === 0) throw error;
  } finally {
    cdp.off('Page.frameRequestedNavigation', note);
  }
  return left.length === 0;
}

/** Whether the box has a control that could be tapped. One that leads away is none: its time is another page's. */
export async function tapControl(visit: Visit, widget: string): Promise<boolean> {
  const { cdp, page } = visit;
  const place = point.parse(await evaluateBeside(visit, findControl(widget)));
  if (place === null) return false;
  await twoFrames(visit);
  return stays(visit, async () => {
    await evaluateBeside(visit, watchClick);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.touchscreen.tap(place.x, place.y);
    await evaluateBeside(visit, 'globalThis.clicked');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
}

interface EventTimingArguments {
  data?: { interactionId?: number; duration?: number };
}

/** Milliseconds to the paint after the slowest event, as INP has it, but not rounded. Throws where no tap is. */
export function tapTimeIn(mainThread: readonly TraceEvent[]): number {
  const timings = mainThread.flatMap(({ name, args }) => (name === 'EventTiming' ? [(args as EventTimingArguments).data] : []));
  const durations = timings.flatMap(data => (data?.interactionId ? [data.duration ?? 0] : []));
  if (durations.length === 0) throw new Error('The trace has no tap: nothing was measured.');
  return Math.max(...durations);
}
