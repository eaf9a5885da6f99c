import type { Engine } from '../../browser/engines/engine.ts';
import { type Effects, effectsOf } from './effects.ts';
import { type Interaction, namedInteraction } from './interactions.ts';
import type { PlannedTap } from './plan.ts';
import { comeToRest } from './tap-target.ts';
import { presenceOf } from './tap-visit.ts';
import { watchEngine } from './watch-engine.ts';

/** The interactions that are possible on a page in another browser than Chromium, once it is at rest. */
export async function interactionsIn(
  engine: Engine,
  address: string,
  among: readonly Interaction[],
): Promise<Interaction[]> {
  await using watch = await watchEngine(engine, address, namedInteraction('html'));
  const read = watch.next('read');
  await watch.open();
  await read;
  await watch.settle();
  const present: Interaction[] = [];
  for (const interaction of among) {
    if ((await watch.evaluate(presenceOf(interaction))) === true) present.push(interaction);
  }
  return present;
}

/** Opens a page afresh there, taps at the moment, and says what became of it once nothing follows any more. */
export async function tapIn(engine: Engine, address: string, { interaction, moment }: PlannedTap): Promise<Effects> {
  await using watch = await watchEngine(engine, address, interaction);
  await moment.tap(watch, watch.open);
  await comeToRest(watch);
  return effectsOf(interaction, { words: watch.words(), sent: watch.sent(), start: watch.start() });
}
