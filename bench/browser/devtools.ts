import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { inTime } from '../../scripts/in-time.ts';
import { BenchFailure } from '../failure.ts';

/** A message from the browser: a response has an id, an event has a method. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A browser driven through a pipe. Playwright attaches to pages, and Chromium does not prerender attached pages. */
export interface PipedBrowser extends AsyncDisposable {
  /** Session of the browser itself. */
  root: CDPSession;
  session: (id: string) => CDPSession;
}

/** Time limits in milliseconds. */
const limits = { answer: 60_000, end: 5000 };

/** Calls back with each message of the stream. Messages end with a NUL byte. */
function readMessages(stream: Readable, tell: (message: Message) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) tell(JSON.parse(text) as Message);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  await inTime(exit, limits.end, 'Chromium did not close.').catch(() => child.kill('SIGKILL'));
}

/** Starts a program that speaks the Chrome DevTools Protocol on file descriptors 3 and 4. */
export function startPiped(program: string, args: readonly string[]): PipedBrowser {
  const child = spawn(program, [...args, '--remote-debugging-pipe'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const sessions = new Map<string, EventEmitter>();
  let last = 0;

  function send(sessionId: string, method: string, params: unknown): Promise<unknown> {
    last += 1;
    const id = last;
    const answer = new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }));
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    return inTime(answer, limits.answer, `Chromium does not answer ${method}.`);
  }
  function session(id: string): EventEmitter {
    const known = sessions.get(id);
    if (known) return known;
    const made = Object.assign(new EventEmitter(), {
      send: (method: string, params: unknown = {}) => send(id, method, params),
      detach: () => Promise.resolve(),
    });
    sessions.set(id, made);
    return made;
  }
  // Playwright's type defines the parameters and results of all methods.
  const typed = (id: string): CDPSession => session(id) as unknown as CDPSession;

  readMessages(output, ({ id, method, sessionId = '', params, result, error }) => {
    if (method) session(sessionId).emit(method, params);
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  const abandon = (): void => {
    for (const { reject } of waiting.values()) reject(new BenchFailure('Chromium ended in the middle of a session.'));
  };
  child.once('exit', abandon).once('error', abandon);
  input.on('error', abandon);
  return {
    root: typed(''),
    session: typed,
    [Symbol.asyncDispose]: async () => {
      await send('', 'Browser.close', {}).catch(() => undefined);
      await end(child);
    },
  };
}
