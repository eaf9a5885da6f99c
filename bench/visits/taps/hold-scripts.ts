import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Which scripts: those that the document names, or those that other scripts ask for. */
export type HeldScripts = 'named' | 'asked for';

export interface ScriptHold {
  /** Until a script was held, or so many milliseconds have passed. */
  held: (limit: number) => Promise<void>;
  /** Lets all of them go, and holds none any more. */
  release: () => Promise<void>;
}

/** The two sides of Chromium that tell of a request need not do so in order, in milliseconds. */
const telling = 20;

export const heldIn = (waiting: Iterable<unknown>): ScriptHold['held'] => async limit => {
  const start = Date.now();
  while ([...waiting].length === 0 && Date.now() - start < limit) await pause(telling);
};

/** Holds back scripts of a page on their way out, until they are released. */
export async function holdScripts(cdp: CDPSession, which: HeldScripts): Promise<ScriptHold> {
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
