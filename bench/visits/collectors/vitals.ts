import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { evaluateBeside, worldName } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';

interface Measured {
  name: string;
  value: number;
  attribution: object;
}

type Listen = (report: (measured: Measured) => void, options: object) => void;

/** Goes to the page as its own text, behind web-vitals. */
function listen({ onFCP, onLCP, onINP, onCLS }: Record<'onFCP' | 'onLCP' | 'onINP' | 'onCLS', Listen>): void {
  const last: Record<string, object> = {};
  const isPlain = ([, value]: [string, unknown]): boolean => /^(string|number)$/.test(typeof value);
  const keep = ({ name, value, attribution }: Measured): void => {
    last[name] = { value, attribution: Object.fromEntries(Object.entries(attribution).filter(isPlain)) };
  };
  const options = { reportAllChanges: true, durationThreshold: 16 };
  for (const onMetric of [onFCP, onLCP, onINP, onCLS]) onMetric(keep, options);
  Object.assign(globalThis, { benchVitals: last });
}

const vital = z.object({ value: z.number(), attribution: z.record(z.string(), z.union([z.string(), z.number()])) });
const vitals = z.object({ FCP: vital, LCP: vital, INP: vital.optional(), CLS: vital });
export type Vitals = z.infer<typeof vitals>;

const library = (): string => {
  const module = fileURLToPath(import.meta.resolve('web-vitals/attribution'));
  return readFileSync(module.replace(/\.js$/, '.iife.js'), 'utf8');
};

/** Has web-vitals measure the page that the visit is about to open, beside the page's own scripts. */
export async function watchVitals({ cdp }: Visit): Promise<void> {
  const listening = `(${String(listen)})(webVitals)`;
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `${library()}\n${listening}`, worldName });
}

/** Figures of web-vitals so far. Throws without a paint of the page. */
export const vitalsOf = async (visit: Visit): Promise<Vitals> =>
  vitals.parse(await evaluateBeside(visit, 'globalThis.benchVitals'));
