import * as z from 'zod';
import { evaluateBeside } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import { type ShiftRecord, shiftRecord } from '../../results/sample.ts';

/** Reads layout shifts with the element that moved furthest. Runs in the isolated world. */
const readShifts = `(() => {
  const selectorOf = node => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element) return '(gone)';
    const classes = [...element.classList].map(name => '.' + CSS.escape(name)).join('');
    const own = element.localName + (element.id ? '#' + CSS.escape(element.id) : classes);
    const box = element.closest('[data-widget]');
    return box && box !== element ? '[data-widget=' + box.dataset.widget + '] ' + own : own;
  };
  const area = ({ previousRect: from, currentRect: to }) => Math.abs(from.top - to.top) * Math.max(from.width, to.width);
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries.map(({ value, startTime, sources }) => ({
    value,
    at: startTime,
    selector: selectorOf([...sources].sort((one, other) => area(other) - area(one))[0]?.node),
  }));
})()`;

/** Returns the page's layout shifts so far in their order, including those after a tap. */
export const shiftsOf = async (visit: Visit): Promise<ShiftRecord[]> =>
  z.array(shiftRecord).parse(await evaluateBeside(visit, readShifts));
