import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { evaluateBeside, type Point, pointShape, settle, worldName } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import type { Interaction } from './interactions.ts';
import { names, watchInteraction, type Word } from './page-side.ts';

/** Taps a point with a finger. Resolves when the browser has dispatched the touch. */
export async function touch(cdp: CDPSession, { x, y }: Point): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A page in any browser with a watched interaction. */
export interface WatchedPage {
  interaction: Interaction;
  address: () => string;
  /** Reports from the page, in order of its times. */
  words: () => readonly Word[];
  sent: () => readonly SentRequest[];
  /** Scrolls the target to the middle of the screen. Returns the point to tap, or null while it cannot be tapped. */
  bring: () => Promise<Point | null>;
  touch: (point: Point) => Promise<void>;
  /** Holds back scripts of the page that opens next. */
  hold: (which: HeldScripts) => Promise<ScriptHold>;
  /** Resolves when the page that opens next has a response, or its document is parsed. */
  next: (event: 'answered' | 'read') => Promise<void>;
  settle: () => Promise<void>;
}

/** Scripts to hold: those that the document names, or those that other scripts import. */
export type HeldScripts = 'named' | 'asked for';

export interface ScriptHold {
  /** Waits until a script is held, at most `limit` ms. */
  held: (limit: number) => Promise<void>;
  /** Releases all scripts and holds no more. */
  release: () => Promise<void>;
}

/** Interval of checks in milliseconds: Chromium's Network and Fetch domains report a request in any order. */
const telling = 20;

export const heldIn = (waiting: Iterable<unknown>): ScriptHold['held'] => async limit => {
  const start = Date.now();
  while ([...waiting].length === 0 && Date.now() - start < limit) await pause(telling);
};

/** Holds back script requests of a page until they are released. */
async function holdScripts(cdp: CDPSession, which: HeldScripts): Promise<ScriptHold> {
  const initiators = new Map<string, string>();
  const waiting = new Set<string>();
  let isOver = false;
  const letGo = (requestId: string): Promise<unknown> => cdp.send('Fetch.continueRequest', { requestId }).catch(() => undefined);

  async function judge(requestId: string, networkId: string): Promise<void> {
    if (!initiators.has(networkId)) await pause(telling);
    const isAskedFor = initiators.get(networkId) === 'script';
    if (isOver || isAskedFor !== (which === 'asked for')) await letGo(requestId);
    else waiting.add(requestId);
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, initiator }) => void initiators.set(requestId, initiator.type));
  cdp.on('Fetch.requestPaused', ({ requestId, networkId }) => void judge(requestId, networkId ?? ''));
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Script' }] });
  return {
    held: heldIn(waiting),
    release: async () => {
      isOver = true;
      await Promise.all([...waiting].map(letGo));
      await cdp.send('Fetch.disable');
    },
  };
}

export interface SentRequest {
  path: string;
  /** True if the response is shown as a page. */
  isPage: boolean;
  /** Time in seconds of the machine's clock. */
  timestamp: number;
  /** Time and status of the response; null before. */
  answered: { timestamp: number; status: number } | null;
}

/** Records all requests from now on. Network events must be enabled already. */
function watchSent(cdp: CDPSession): () => SentRequest[] {
  const all = new Map<string, SentRequest>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, redirectResponse }) => {
    const redirected = all.get(requestId);
    if (redirected && redirectResponse) {
      redirected.answered = { timestamp, status: redirectResponse.status };
      return;
    }
    const { pathname } = new URL(request.url);
    all.set(requestId, { path: pathname, isPage: type === 'Document', timestamp, answered: null });
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = all.get(requestId);
    if (request) request.answered ??= { timestamp, status: response.status };
  });
  return () => [...all.values()];
}

export interface TapWatch extends WatchedPage {
  visit: Visit;
  forget: () => void;
}

/** Browser events for the page's events. */
const events = { answered: 'Network.responseReceived', read: 'Page.domContentEventFired' } as const;

/** Scrolls the target to the middle of the screen. Returns the point to tap, or null while it cannot be tapped. */
export const bringTarget = 'globalThis.bench?.bring() ?? null';

/** Watches an interaction on the page that the visit opens next. */
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

/** Returns the distance of the target's centre below the middle of the screen, in pixels; null without a target. */
export const distanceOf = async ({ visit }: TapWatch): Promise<number | null> =>
  z.number().nullable().parse(await evaluateBeside(visit, 'globalThis.bench?.distance() ?? null'));
