import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { startServer } from '../../../fixtures/origin/start/server.ts';
import { openNewsroom } from '../../../fixtures/origin/testing/newsroom.ts';
import { findNginx } from '../../setup/nginx.mjs';
import type { Place } from './configurations.ts';

interface Answer {
  status: number;
  cacheControl: string;
  body: string;
}

/** Answers of a newsroom, each made once for all who ask for it. */
function createAnswers(): { addresses: () => Promise<string[]>; answerTo: (path: string) => Promise<Response> } {
  const links = Array.from({ length: 300 }, (_, index) => `<a href="/news/${1_000_000 + index}">`).join('');
  const { addresses, get } = openNewsroom({
    keyHeader: 'surrogate-key',
    postsPerMinute: 1_000_000,
    pages: { homePage: () => ({ html: links, styles: [], allowsFraming: false }) },
  });
  const made = new Map<string, Promise<[ArrayBuffer, Response]>>();
  const make = async (path: string): Promise<[ArrayBuffer, Response]> => {
    const answer = await get(path);
    return [await answer.arrayBuffer(), answer];
  };
  return {
    addresses,
    async answerTo(path) {
      if (path === '/test/headers') return new Response('', { headers: { 'x-long': 'x'.repeat(8000) } });
      if (path.startsWith('/test/')) return new Response('', { headers: { 'cache-control': 'no-store' } });
      const making = made.get(path) ?? make(path);
      made.set(path, making);
      const [body, { status, headers }] = await making;
      return new Response(status === 204 ? null : body, { status, headers });
    },
  };
}

interface BehindNginx {
  addresses: string[];
  /** How often the newsroom was asked for an address. */
  asked: (path: string) => number;
  /** Has the newsroom answer nobody, but at `/test/now`, until what it returns is called. */
  hold: () => () => void;
  get: (path: string) => Promise<Answer>;
}

/** Opens a newsroom, and nginx before it, until the test is over. */
export async function openBehindNginx(configure: (place: Place) => string): Promise<BehindNginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not there: `node scripts/setup.mjs --nginx` installs it from Debian');
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The processes of nginx have a user of their own.
  chmodSync(folder, 0o755);
  const { addresses, answerTo } = createAnswers();
  const counts = new Map<string, number>();
  let held: Promise<null> = Promise.resolve(null);
  const server = await startServer({
    async fetch({ url }) {
      const { pathname } = new URL(url);
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      if (pathname !== '/test/now') await held;
      return answerTo(pathname);
    },
    host: '127.0.0.1',
    port: 0,
    grace: 0,
  });
  onTestFinished(server.close);

  const socketPath = join(folder, 'socket');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure({ folder, socket: socketPath, port: Number(new URL(server.url).port) }));
  const program = spawn(nginx, ['-e', join(folder, 'errors'), '-c', configuration], { stdio: 'inherit' });
  onTestFinished(async () => {
    if (program.exitCode !== null) return;
    program.kill();
    await once(program, 'exit');
  });

  async function get(path: string): Promise<Answer> {
    const asking = request({ socketPath, path, agent: false }).end();
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = reply;
    return { status, cacheControl: headers['cache-control'] ?? '', body: await text(reply) };
  }
  await expect.poll(() => get('/test/now').then(({ status }) => status, String)).toBe(200);
  return {
    addresses: await addresses(),
    asked: path => counts.get(path) ?? 0,
    hold() {
      const { promise, resolve } = Promise.withResolvers<null>();
      held = promise;
      return () => resolve(null);
    },
    get,
  };
}
