import * as z from 'zod';
import { evaluateBeside, worldName } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import { names, type Point, watchInteraction, type Word } from './page-side.ts';
import type { Interaction } from './interactions.ts';
import { type SentRequest, watchSent } from './watch-requests.ts';

/** A visit in which an interaction is watched. */
export interface TapWatch {
  visit: Visit;
  interaction: Interaction;
  /** What was said from beside the page, in the order of its times. */
  words: () => Word[];
  /** Forgets what was said so far. */
  forget: () => void;
  /** What was sent to an address of the site that is no page, file or picture. */
  sent: () => SentRequest[];
}

const pointShape = z.object({ x: z.number(), y: z.number() }).nullable();

/** Watches an interaction of the page that the visit is about to open. */
export async function watchTaps(visit: Visit, interaction: Interaction): Promise<TapWatch> {
  const { cdp } = visit;
  const words: Word[] = [];
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === names.say) words.push(JSON.parse(payload) as Word);
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: names.say, executionContextName: worldName });
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(watchInteraction)})(${JSON.stringify(interaction)}, ${JSON.stringify(names)})`,
    worldName,
  });
  const sent = watchSent(cdp);
  return { visit, interaction, words: () => words, forget: () => void words.splice(0), sent };
}

/** Brings the interaction's target to the middle of the screen; the point to tap, or null while it cannot be tapped. */
export const bring = async ({ visit }: TapWatch): Promise<Point | null> =>
  pointShape.parse(await evaluateBeside(visit, 'globalThis.bench?.bring() ?? null'));

/** How far the middle of the target is below that of the screen, in pixels; null where there is none. */
export const distanceOf = async ({ visit }: TapWatch): Promise<number | null> =>
  z.number().nullable().parse(await evaluateBeside(visit, 'globalThis.bench?.distance() ?? null'));
