import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { BenchFailure } from '../../failure.ts';
import { phone } from '../phone.ts';
import { type Engine, type EnginePage, pressAt } from './engine.ts';

const missing = 'Firefox is missing: on Debian it is the package firefox-esr.';

/** Preferences of a phone: a scrollbar takes no width, and the pointer is coarse like a finger. */
export const phonePrefs = { 'ui.useOverlayScrollbars': 1, 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };

type Send = (method: string, params: object) => Promise<unknown>;

const reply = z.object({ id: z.number(), type: z.string(), result: z.unknown(), message: z.string().optional() });

/** Connects to the browser and sends commands of WebDriver BiDi. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const said = reply.safeParse(JSON.parse(String(data)));
    if (!said.success) return;
    const { id, type, result, message } = said.data;
    if (type === 'success') waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  });
  let last = 0;
  return {
    send: (method, params) => {
      const answer = Promise.withResolvers<unknown>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}

const madeContext = z.object({ context: z.string() });
const madeReader = z.object({ userContext: z.string() });
const evaluated = z.object({ result: z.object({ value: z.string() }) });

async function openPage(send: Send): Promise<EnginePage> {
  const { userContext } = madeReader.parse(await send('browser.createUserContext', {}));
  const { context } = madeContext.parse(await send('browsingContext.create', { type: 'tab', userContext }));
  const { viewport, deviceScaleFactor } = phone;
  await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: deviceScaleFactor });
  return {
    goTo: async url => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate: async expression => {
      const asText = `Promise.resolve(${expression}).then(value => JSON.stringify(value ?? null))`;
      const answer = await send('script.evaluate', { expression: asText, target: { context }, awaitPromise: true });
      return JSON.parse(evaluated.parse(answer).result.value) as unknown;
    },
    tap: async place => {
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: pressAt(place) };
      await send('input.performActions', { context, actions: [finger] });
    },
    [Symbol.asyncDispose]: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'dakkeh-firefox-'));
  const lines = Object.entries(phonePrefs).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn('firefox-esr', flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void browser.kill('SIGKILL');
  process.once('exit', kill);
  browser.once('error', () => undefined);
  for await (const line of createInterface(browser.stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    browser.stderr.resume();
    const { send, close } = await connect(address);
    await send('session.new', { capabilities: {} });
    return {
      open: () => openPage(send),
      [Symbol.asyncDispose]: async () => {
        close();
        process.off('exit', kill);
        const ended = once(browser, 'exit');
        kill();
        await ended;
        rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  }
  throw new BenchFailure(missing);
}
