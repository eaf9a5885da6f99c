import { DatabaseSync } from 'node:sqlite';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createVitals } from '../../fixtures/server/store/vitals.ts';
import { openNewsroom } from '../../fixtures/server/testing/newsroom.ts';
import { loadReferences } from '../../scripts/build/documents/references.ts';
import { root } from '../../scripts/build/paths.ts';
import { ensureDebianPackages } from '../../scripts/debian-packages.ts';
import { serverData } from '../../scripts/package/server-data.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import type { DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import { problemAnswer } from '../../widgets/shared/render/schemas.ts';
import { type Asked, requestsOf, wrongRequestsOf } from '../testing/generated-requests.ts';

// The servers to copy are proven by what CALLS.md shows, and by requests that are made from its schemas.

const references = await loadReferences();
const calls = references.flatMap(reference => reference.calls);
const folder = resolve(root, 'fixtures/integrations/servers');

/** CALLS.md leaves it to a server whether it asks for work, and how many votes it takes from an address. */
const isLeftOut = ({ given }: Sample): boolean => given === 'too many votes' || given === 'a busy network';

const samples = calls.flatMap(call =>
  call.samples.filter(sample => !isLeftOut(sample)).map(sample => ({ name: `${call.title}: ${sample.says}`, call, sample })),
);

const servers = [
  { language: 'Python', program: 'python3', packages: ['python3'], words: (port: number) => ['server.py', `${port}`] },
  { language: 'PHP', program: 'php', packages: ['php-cli', 'php-sqlite3'], words: (port: number) => ['-S', `127.0.0.1:${port}`, 'server.php'] },
];

test('the news to copy name a day above its first item alone', () => {
  const { lists } = serverData(references) as { lists: Record<string, { day: string }[]> };
  expect(lists['latest-en']?.map(({ day }) => day)).toEqual(['17 November', '', '', '']);
});

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise(closed => probe.close(closed));
  return port;
}

for (const { language, program, packages, words } of servers) {
  describe.skipIf(!isNightly && !isThere(program))(`the server in ${language}`, () => {
    const place = mkdtempSync(join(tmpdir(), 'dakkeh-server-'));
    let server: ChildProcess;
    let origin = '';

    async function start(env: NodeJS.ProcessEnv): Promise<void> {
      const port = await freePort();
      server = spawn(program, words(port), { cwd: place, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
      origin = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${origin}/rest/ip`), { timeout: 15_000 });
    }

    const send = ({ method, address, fields, headers = {} }: Asked): Promise<Response> => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const body = method === 'POST' ? { body: new URLSearchParams(fields).toString() } : {};
      return fetch(origin + address, { method, redirect: 'manual', headers: { accept: 'application/json', ...type }, ...body });
    };

    /** What the captcha of a key shows, by its question. */
    async function captchaText(key: string): Promise<string> {
      const question = await send({ method: 'GET', address: `/captcha/any/question?key=${key}`, headers: { accept: 'text/plain' } });
      return String(Number(/\d+/.exec(await question.text())?.[0]) + 7);
    }

    async function askedBy(call: DocumentedCall, sample: Sample): Promise<Asked> {
      const { method = call.method, address = call.address, fields = {} } = sample;
      const whole = Object.entries(fields).map(([name, value]) => [name, value === '…' ? 'a'.repeat(600_000) : value]);
      const own = Object.fromEntries(whole) as Record<string, string>;
      const headers = { cookie: 'reader=somebody', ...(sample.plain && { accept: 'text/html' }), ...sample.headers };
      if (sample.given !== 'its captcha') return { method, address, fields: own, headers };
      const key = String(10_000_000_000 + Math.floor(Math.random() * 8e9));
      const text = await captchaText(key);
      const renewed = address.replace('48151', text).replace('12345678901', key);
      const read = 'captchaText' in own ? { ...own, captchaText: text, captchaKey: key } : own;
      return { method, address: renewed, headers, fields: read };
    }

    const check = (call: DocumentedCall, status: number, answer: unknown): void => {
      const others = [call.refusal, call.answer].flatMap(one => (one ? [one.schema] : []));
      const refused = z.union([problemAnswer, ...others]);
      expect((status === 200 ? call.answer?.schema : refused)?.safeParse(answer).error).toBeUndefined();
    };

    beforeAll(async () => {
      if (!isThere(program)) ensureDebianPackages(`the server in ${language}`, packages);
      writeFileSync(join(place, 'data.json'), JSON.stringify(serverData(references)));
      for (const file of ['server.py', 'server.php']) copyFileSync(join(folder, file), join(place, file));
      await start({ POSTS_PER_MINUTE: '1000000' });
    }, 60_000);

    afterAll(() => {
      server.kill();
      rmSync(place, { recursive: true });
    });

    const shown = samples.filter(({ sample }) => sample.given !== 'too many requests');

    test.each(shown)('answers as documented: $name', async ({ call, sample }) => {
      const response = await send(await askedBy(call, sample));
      expect(response.status).toBe(sample.status);
      expect(response.headers.get('location') ?? undefined).toBe(sample.location);
      if (sample.status === 200 && !sample.plain) expect(response.headers.get('cache-control')).toBe(call.caching);
      if (typeof sample.answer === 'object') check(call, response.status, await response.json());
    });

    const asking = calls.filter(({ request }) => request);

    test.each(asking)('answers whatever may be asked: $title', async call => {
      const property = fc.asyncProperty(requestsOf(call), async asked => {
        const response = await send(asked);
        expect(response.status).toBeLessThan(500);
        check(call, response.status, await response.json());
      });
      await fc.assert(property, { numRuns: 20 });
    });

    test.each(asking)('refuses each field that is wrong or missing: $title', async call => {
      for (const asked of wrongRequestsOf(call)) {
        const response = await send(asked);
        const answer: unknown = await response.json();
        check(call, response.status, answer);
        // A number that is not positive is a refusal, too.
        expect(response.status >= 400 || Number(answer) <= 0, JSON.stringify(asked)).toBe(true);
      }
    });

    test('counts the first vote of a reader and a comment that comes twice once, and takes a captcha once', async () => {
      const vote = async (score: string, reader: string): Promise<unknown> => {
        const fields = { newsId: '1001', score };
        const headers = { cookie: `reader=${reader}` };
        return (await send({ method: 'POST', address: '/rest/scoreNews', fields, headers })).json();
      };
      const { count } = (await vote('4', 'one')) as { count: number };
      expect(await vote('1', 'one')).toEqual({ count, score: '4' });
      expect(await vote('1', 'other')).toEqual({ count: count + 1, score: '1' });
      const read = { captchaText: await captchaText('12345678902'), captchaKey: '12345678902' };
      const poll = { method: 'POST', address: `/rest/vote?${new URLSearchParams({ poid: '114', ...read })}` };
      expect(await (await send(poll)).json()).toMatchObject({ ok: 1 });
      expect(await (await send(poll)).json()).toMatchObject({ ok: 2 });
      const captcha = { captchaText: await captchaText('12345678904'), captchaKey: '12345678904' };
      const fields = { newsId: '1201', author: 'Mina', body: 'Sent twice', written: '1764000000000', ...captcha };
      const comment = { method: 'POST', address: '/rest/postComment', fields };
      expect(await (await send(comment)).json()).toMatchObject({ ok: 1 });
      expect(await (await send(comment)).json()).toMatchObject({ ok: 1 });
      expect(await (await send({ ...comment, fields: { ...fields, body: 'Another' } })).json()).toMatchObject({ ok: 2 });
      const image = await send({ method: 'GET', address: '/captcha/any?key=12345678903' });
      expect([...new Uint8Array(await image.arrayBuffer()).slice(0, 4)]).toEqual([137, 80, 78, 71]);
    });

    test('has templates where boxes ask for them on hosts for development', async () => {
      const [there, here] = await Promise.all(['/resources/theme/winter', '/winter'].map(async theme =>
        (await send({ method: 'GET', address: `${theme}/partials/more-news.html` })).text()));
      expect(here).toBe(there);
      expect(here).toContain('{{');
    });

    test('keeps the rows of page views that our newsroom keeps', async () => {
      const view = {
        ...{ kind: 'proven', build: 'IFRDJLDB', net: '3g', mem: '0.5', nav: 'navigate', lcp: '1834', lcpAt: 'page img' },
        ...{ cls: '0.02', inp: '152', inpAt: 'poll button', inpBy: 'pointer', inpIn: 'poll', ttfb: '9' },
      };
      const { post, database } = openNewsroom();
      for (const fields of [view, { ...view, kind: 'proven-too', mem: '16' }, view]) {
        expect((await send({ method: 'POST', address: '/rest/vitals', fields })).status).toBe(200);
        await post('/rest/vitals', fields);
      }
      const own = new DatabaseSync(join(place, 'server.sqlite'));
      const found = own.prepare("SELECT row || char(9) || n AS line FROM vitals WHERE row LIKE '%proven%'").all();
      own.close();
      const withoutDays = (lines: readonly string[]): string[] => lines.map(line => line.replace(/^[^\t]*/, '')).sort();
      const ours = (await createVitals(database, Date.now).print()).trim().split('\n').slice(1);
      expect(withoutDays(found.map(({ line }) => String(line)))).toEqual(withoutDays(ours));
    });

    test('refuses more posts than a reader sends', async () => {
      server.kill();
      await start({ POSTS_PER_MINUTE: '1' });
      const visit = { method: 'POST', address: '/rest/visit', fields: { nid: '1', obj: 'topic' } };
      await send(visit);
      const refused = await send(visit);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    });
  });
}
