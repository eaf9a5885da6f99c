import * as z from 'zod';
import { evaluateBeside, settle, worldName } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import { holdScripts } from './hold-scripts.ts';
import { names, watchInteraction, type Word } from './page-side.ts';
import type { Interaction } from './interactions.ts';
import { touch } from './touch.ts';
import type { WatchedPage } from './watched-page.ts';
import { watchSent } from './watch-requests.ts';

export interface TapWatch extends WatchedPage {
  visit: Visit;
  forget: () => void;
}

/** Events of the browser that stand for those of a page. */
const events = { answered: 'Network.responseReceived', read: 'Page.domContentEventFired' } as const;

export const pointShape = z.object({ x: z.number(), y: z.number() }).nullable();

/** Brings the target to the middle of the screen; the point to tap, or null while it cannot be tapped. */
export const bringTarget = 'globalThis.bench?.bring() ?? null';

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
  return {
    visit,
    interaction,
    address: () => visit.page.url(),
    words: () => words,
    forget: () => void words.splice(0),
    sent: watchSent(cdp),
    bring: async () => pointShape.parse(await evaluateBeside(visit, bringTarget)),
    touch: point => touch(cdp, point),
    hold: which => holdScripts(cdp, which),
    next: event => new Promise<void>(resolve => void cdp.once(events[event], () => resolve())),
    settle: () => settle(visit),
  };
}

/** Distance of the target's middle below that of the screen, in pixels; null without a target. */
export const distanceOf = async ({ visit }: TapWatch): Promise<number | null> =>
  z.number().nullable().parse(await evaluateBeside(visit, 'globalThis.bench?.distance() ?? null'));
