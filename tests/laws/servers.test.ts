import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { loadReferences } from '../../scripts/build/documents/references.ts';
import { root } from '../../scripts/build/paths.ts';
import { ensureDebianPackages } from '../../scripts/debian-packages.ts';
import { serverData } from '../../scripts/package/server-data.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import type { DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import { problemAnswer } from '../../widgets/shared/render/schemas.ts';

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

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise(closed => probe.close(closed));
  return port;
}

interface Asked {
  method: string;
  address: string;
  fields?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** What a field may be: what a sample has, or anything that its schema takes. */
function valueOf({ enum: values, pattern, type }: { enum?: string[]; pattern?: string; type?: unknown }): fc.Arbitrary<string> {
  if (values) return fc.constantFrom(...values);
  if (pattern) return fc.stringMatching(new RegExp(pattern.replaceAll('\\w', '[a-z0-9_]').replaceAll('\\d', '[0-9]')));
  return type === 'string' ? fc.string({ unit: 'grapheme' }) : fc.constant('');
}

/** Requests of a call: fields that the schema takes; of one of them, sometimes what no schema takes. */
function requestsOf({ method, address, request, samples: shown }: DocumentedCall): fc.Arbitrary<Asked> {
  const { properties = {}, required = [] } = z.toJSONSchema(request?.schema ?? z.object({}), { io: 'input' }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const seen = shown.map(({ fields, address: own = '' }) => ({ ...Object.fromEntries(new URL(own, 'http://localhost').searchParams), ...fields }));
  const fields = Object.entries(properties).map(([name, schema]) => {
    const known = seen.flatMap(one => (name in one ? [(one as Record<string, string>)[name] ?? ''] : []));
    return [name, fc.oneof(valueOf(schema), ...(known.length > 0 ? [fc.constantFrom(...known)] : []))] as const;
  });
  const path = shown.map(({ address: own = address }) => own.replace(/\?.*/, '')).filter(own => !own.includes('{'));
  return fc.tuple(fc.constantFrom(...path), fc.record(Object.fromEntries(fields), { requiredKeys: required })).map(([place, values]) =>
    method === 'GET' ? { method, address: `${place}?${new URLSearchParams(values)}` } : { method, address: place, fields: values },
  );
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

    async function askedBy(call: DocumentedCall, { method = call.method, address = call.address, ...sample }: Sample): Promise<Asked> {
      const own = Object.fromEntries(Object.entries(sample.fields ?? {}).map(([name, value]) => [name, value === '…' ? 'a'.repeat(600_000) : value]));
      const headers = { cookie: 'reader=somebody', ...(sample.plain && { accept: 'text/html' }), ...sample.headers };
      if (sample.given !== 'its captcha') return { method, address, fields: own, headers };
      const key = String(10_000_000_000 + Math.floor(Math.random() * 8e9));
      const text = await captchaText(key);
      const renew = (one: string): string => one.replace('captchaText=48151', `captchaText=${text}`).replace('captchaKey=12345678901', `captchaKey=${key}`);
      return { method, address: renew(address), headers, fields: 'captchaText' in own ? { ...own, captchaText: text, captchaKey: key } : own };
    }

    const check = (call: DocumentedCall, status: number, answer: unknown): void => {
      const refused = z.union([problemAnswer, ...(call.refusal ? [call.refusal.schema] : []), ...(call.answer ? [call.answer.schema] : [])]);
      expect((status === 200 ? call.answer?.schema : refused)?.safeParse(answer).error).toBeUndefined();
    };

    beforeAll(async () => {
      if (!isThere(program)) await ensureDebianPackages(`the server in ${language}`, packages);
      writeFileSync(join(place, 'data.json'), JSON.stringify(serverData(references)));
      for (const file of ['server.py', 'server.php']) copyFileSync(join(folder, file), join(place, file));
      await start({ POSTS_PER_MINUTE: '1000000' });
    }, 60_000);

    afterAll(() => {
      server.kill();
      rmSync(place, { recursive: true });
    });

    test.each(samples.filter(({ sample }) => sample.given !== 'too many requests'))('answers as documented: $name', async ({ call, sample }) => {
      const response = await send(await askedBy(call, sample));
      expect(response.status).toBe(sample.status);
      expect(response.headers.get('location') ?? undefined).toBe(sample.location);
      if (sample.status === 200 && !sample.plain) expect(response.headers.get('cache-control')).toBe(call.caching);
      if (typeof sample.answer === 'object') check(call, response.status, await response.json());
    });

    test.each(calls.filter(({ request }) => request))('answers anything that may be asked, and what is wrong: $title', async call => {
      const property = fc.asyncProperty(requestsOf(call), async asked => {
        const response = await send(asked);
        expect(response.status).toBeLessThan(500);
        check(call, response.status, await response.json());
      });
      await fc.assert(property, { numRuns: 20 });
    });

    test('counts the first vote of a reader, and takes a captcha once', async () => {
      const vote = (fields: Record<string, string>, reader: string): Promise<unknown> =>
        send({ method: 'POST', address: '/rest/scoreNews', fields: { newsId: '1001', ...fields }, headers: { cookie: `reader=${reader}` } }).then(response => response.json());
      const { count } = (await vote({ score: '4' }, 'one')) as { count: number };
      expect(await vote({ score: '1' }, 'one')).toEqual({ count, score: '4' });
      expect(await vote({ score: '1' }, 'other')).toEqual({ count: count + 1, score: '1' });
      const captchaText1 = { captchaText: await captchaText('12345678902'), captchaKey: '12345678902' };
      const poll = { method: 'POST', address: `/rest/vote?${new URLSearchParams({ poid: '114', ...captchaText1 })}` };
      expect(await (await send(poll)).json()).toMatchObject({ ok: 1 });
      expect(await (await send(poll)).json()).toMatchObject({ ok: 2 });
      const image = await send({ method: 'GET', address: '/captcha/any?key=12345678903' });
      expect([...new Uint8Array(await image.arrayBuffer()).slice(0, 4)]).toEqual([137, 80, 78, 71]);
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
