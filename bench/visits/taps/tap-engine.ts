import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../browser/engines/engine.ts';
import { type PassedRequest, openGoBetween } from '../../browser/engines/go-between.ts';
import { type Point, pointShape } from '../../browser/settle.ts';
import { BenchFailure } from '../../failure.ts';
import { type Effects, effectsOf } from './effects.ts';
import { type Interaction, namedInteraction } from './interactions.ts';
import { names, watchInteraction, type Word } from './page-side.ts';
import type { PlannedTap } from './plan.ts';
import { waitUntilIdle } from './tap-target.ts';
import { presenceOf } from './tap-visit.ts';
import {
  bringTarget,
  heldIn,
  type HeldScripts,
  type ScriptHold,
  type SentRequest,
  type WatchedPage,
} from './watch-taps.ts';

/** Reports of a page on itself, beside the words of the watched part. */
type PageMessage = Word | { kind: 'began'; at: number } | { kind: 'read' };

/** A page of another browser than Chromium, in which an interaction is watched. */
interface EngineWatch extends WatchedPage, AsyncDisposable {
  open: () => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  start: () => number;
}

const limit = 20_000;
/** A tap that the page has not told of after so many milliseconds has not reached it. */
const toldWithin = 5000;
/** Milliseconds between two looks, and how many have to find nothing under way. */
const quiet = { interval: 50, looks: 4 };

function scriptFor(interaction: Interaction): string {
  const tell = (told: string): string => `benchTells(JSON.stringify(${told}))`;
  return [
    tell("{ kind: 'began', at: performance.timeOrigin }"),
    `addEventListener('DOMContentLoaded', () => ${tell("{ kind: 'read' }")})`,
    `(${String(watchInteraction)})(${JSON.stringify(interaction)}, ${JSON.stringify({ ...names, say: 'benchTells' })})`,
  ].join(';');
}

const orderOf = (word: Word): number => ('at' in word ? word.at : Infinity);

/** Scripts that wait on their way to a site. */
function holdOnTheWay() {
  const waiting: (() => void)[] = [];
  let held: HeldScripts | undefined;
  return {
    /** Waits with a script that is held; `isNamed` says whether its document names it. */
    wait: (isNamed: boolean): Promise<void> =>
      new Promise(resolve => {
        if (held === (isNamed ? 'named' : 'asked for')) waiting.push(resolve);
        else resolve();
      }),
    hold: (which: HeldScripts): Promise<ScriptHold> => {
      held = which;
      const release = async (): Promise<void> => {
        held = undefined;
        for (const go of waiting.splice(0)) go();
        await Promise.resolve();
      };
      return Promise.resolve({ held: heldIn(waiting), release });
    },
  };
}

/** Watches an interaction in a page of an engine, before it is opened. */
async function watchEngine(engine: Engine, address: string, interaction: Interaction): Promise<EngineWatch> {
  const words: Word[] = [];
  const sent: SentRequest[] = [];
  const events = { answered: Promise.withResolvers<unknown>(), read: Promise.withResolvers<unknown>() };
  const scripts = holdOnTheWay();
  let start: number | undefined;

  function hear(text: string): void {
    const told = JSON.parse(text) as PageMessage;
    if (told.kind === 'began') start ??= told.at / 1000;
    else if (told.kind === 'read') events.read.resolve(told);
    else words.push(told);
  }

  async function ask({ path, isPage, isScript, isNamed }: PassedRequest): Promise<(status: number) => void> {
    const request: SentRequest = { path, isPage, timestamp: Date.now() / 1000, answered: null };
    sent.push(request);
    if (isScript) await scripts.wait(isNamed);
    return status => {
      request.answered = { timestamp: Date.now() / 1000, status };
      if (isPage) events.answered.resolve(status);
    };
  }

  const between = await openGoBetween(address, { script: scriptFor(interaction), hear, ask });
  const page = await engine.open();
  const own = between.address + address.slice(new URL(address).origin.length);
  const isAtRest = async (): Promise<boolean> =>
    between.underWay() === 0 && (await page.evaluate('document.querySelectorAll("[data-widget-state=loading]").length')) === 0;

  async function settle(): Promise<void> {
    const begin = Date.now();
    for (let looks = 0; looks < quiet.looks; looks += 1) {
      const before = sent.length;
      await pause(quiet.interval);
      // A document that goes meanwhile cannot be asked.
      if (!(await isAtRest().catch(() => false)) || sent.length !== before) looks = -1;
      if (Date.now() - begin > limit) throw new BenchFailure(`${address} has not come to rest in ${limit / 1000} s.`);
    }
  }

  const count = (wanted: Word['kind']): number => words.filter(({ kind }) => kind === wanted).length;

  /** Waits until the page reports where the tap landed. Browsers may drop a tap before the first frame. */
  async function touch(point: Point): Promise<void> {
    const before = { landed: count('landed'), lifted: count('lifted') };
    const begin = Date.now();
    await page.tap(point);
    // Two beacons may arrive in another order.
    for (let later = 0; count('landed') === before.landed && later < quiet.looks; ) {
      await pause(quiet.interval);
      if (count('lifted') > before.lifted || Date.now() - begin > toldWithin) later += 1;
    }
  }

  return {
    interaction,
    address: () => address,
    words: () => words.toSorted((one, other) => orderOf(one) - orderOf(other)),
    sent: () => sent,
    // There may be no document yet.
    bring: async () => pointShape.parse(await page.evaluate(bringTarget).catch(() => null)),
    touch,
    hold: scripts.hold,
    next: async event => void (await events[event].promise),
    settle,
    open: () => page.goTo(own),
    evaluate: page.evaluate,
    start: () => {
      if (start === undefined) throw new Error(`${address} never began.`);
      return start;
    },
    [Symbol.asyncDispose]: async () => {
      await page[Symbol.asyncDispose]();
      await between[Symbol.asyncDispose]();
    },
  };
}

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
  await waitUntilIdle(watch);
  return effectsOf(interaction, { words: watch.words(), sent: watch.sent(), start: watch.start() });
}
