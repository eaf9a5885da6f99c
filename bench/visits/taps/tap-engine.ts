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

/** Reports of a page about itself, in addition to those about the interaction. */
type PageMessage = Word | { kind: 'began'; at: number } | { kind: 'read' };

/** A page of a browser other than Chromium, with a watched interaction. */
interface EngineWatch extends WatchedPage, AsyncDisposable {
  open: () => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  start: () => number;
}

const limit = 20_000;
/** Time in milliseconds after which a tap without a report has not reached the page. */
const toldWithin = 5000;
/** Interval of checks in milliseconds, and the number of idle checks in a row that are needed. */
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

/** Holds scripts in the proxy. */
function holdOnTheWay() {
  const waiting: (() => void)[] = [];
  let held: HeldScripts | undefined;
  return {
    /** Waits while a script is held; `isNamed` is true if its document names it. */
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

/** Watches an interaction on a page of an engine, before the page opens. */
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
      // A document that is left meanwhile cannot answer.
      if (!(await isAtRest().catch(() => false)) || sent.length !== before) looks = -1;
      if (Date.now() - begin > limit) throw new BenchFailure(`${address} has not come to rest in ${limit / 1000} s.`);
    }
  }

  const count = (wanted: Word['kind']): number => words.filter(({ kind }) => kind === wanted).length;

  /** Taps and waits until the page reports the touch. Browsers may drop a tap before the first frame. */
  async function touch(point: Point): Promise<void> {
    const before = { landed: count('landed'), lifted: count('lifted') };
    const begin = Date.now();
    await page.tap(point);
    // Two beacons may arrive in reverse order.
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

/** Returns the possible interactions of a page in another browser than Chromium, once it is idle. */
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

/** Opens a page again in this engine, taps at the moment, and returns the effects once the page is idle. */
export async function tapIn(engine: Engine, address: string, { interaction, moment }: PlannedTap): Promise<Effects> {
  await using watch = await watchEngine(engine, address, interaction);
  await moment.tap(watch, watch.open);
  await waitUntilIdle(watch);
  return effectsOf(interaction, { words: watch.words(), sent: watch.sent(), start: watch.start() });
}
