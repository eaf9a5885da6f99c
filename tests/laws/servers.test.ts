import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createVitals } from '../../fixtures/server/store/vitals.ts';
import { openNewsroom } from '../../fixtures/server/testing/newsroom.ts';
import { loadReferences } from '../../scripts/build/documents/references.ts';
import { root } from '../../scripts/build/paths.ts';
import { ensureOnDebian } from '../../scripts/setup/debian.mjs';
import { idsIn, serverData } from '../../scripts/package/server-data.ts';
import { freePort } from '../../scripts/small-server.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import type { DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import { problemAnswer } from '../../widgets/shared/render/schemas.ts';
import { type GeneratedRequest, requestsOf, unusualValues, wrongRequestsOf } from '../testing/generated-requests.ts';
import { callsBy, markupToCopy } from '../testing/markup-to-copy.ts';

// Tests the server to copy with the examples of CALLS.md, and with requests generated from its schemas.

const references = await loadReferences();
const calls = references.flatMap(reference => reference.calls);

/** Limits have their own tests below. A server may choose to ask for a proof of work. */
const leftOut = new Set<Sample['given']>(['too many requests', 'too many votes', 'a busy network']);

const samples = calls.flatMap(call =>
  call.samples.filter(({ given }) => !leftOut.has(given)).map(sample => ({ name: `${call.title}: ${sample.says}`, call, sample: { status: 200, ...sample } })),
);

const data = serverData(references, idsIn(markupToCopy.map(({ html }) => html)));

const isThere = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!isNightly && !isThere)('the server to copy', () => {
  const place = mkdtempSync(join(tmpdir(), 'dakkeh-server-'));
  const file = join(place, 'server.sqlite');
  let server: ChildProcess;
  let port = 0;
  let origin = '';
  let [reader, formReader] = ['', ''];

  async function start(env: NodeJS.ProcessEnv): Promise<void> {
    if (port > 0) {
      server.kill();
      await once(server, 'exit');
    }
    port = await freePort();
    const settings = { ...process.env, DATABASE: file, POSTS_PER_MINUTE: '1000000', VOTES_PER_HOUR: '1000000', ...env };
    server = spawn('python3', ['server.py', `${port}`], { cwd: join(place, 'server'), env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${origin}/rest/ip`), { timeout: 15_000 });
  }

  const send = ({ method, address, fields, headers = {} }: GeneratedRequest): Promise<Response> => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const body = method === 'POST' ? { body: new URLSearchParams(fields).toString() } : {};
    return fetch(origin + address, { method, redirect: 'manual', headers: { accept: 'application/json', ...type }, ...body });
  };

  /** Returns the digits of a captcha, computed from its question. */
  async function captchaText(key: string): Promise<string> {
    const question = await send({ method: 'GET', address: `/captcha/any/question?key=${key}`, headers: { accept: 'text/plain' } });
    return String(Number(/\d+/.exec(await question.text())?.[0]) + 7);
  }

  async function askedBy(call: DocumentedCall, sample: Sample): Promise<GeneratedRequest> {
    const { method = call.method, address = call.address, fields = {} } = sample;
    const whole = Object.entries(fields).map(([name, value]) => [name, value === '…' ? 'a'.repeat(600_000) : value]);
    const own = Object.fromEntries(whole) as Record<string, string>;
    const headers = { cookie: sample.plain ? formReader : reader, ...(sample.plain && { accept: 'text/html' }), ...sample.headers };
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

  /** Returns the cookie of a new reader. */
  async function newReader(name: string): Promise<string> {
    const fields = { nid: '1201', obj: 'news' };
    const answer = await send({ method: 'POST', address: '/rest/visit', fields, headers: { 'user-agent': name } });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  beforeAll(async () => {
    if (!isThere) await ensureOnDebian(['python3'], 'the server to copy');
    mkdirSync(join(place, 'server'));
    writeFileSync(join(place, 'server/data.json'), JSON.stringify(data));
    copyFileSync(resolve(root, 'fixtures/integrations/servers/server.py'), join(place, 'server/server.py'));
    await start({});
    reader = await newReader('somebody');
    formReader = await newReader('somebody without a script');
  }, 60_000);

  afterAll(() => {
    server.kill();
    rmSync(place, { recursive: true });
  });

  test.each(samples)('answers as documented: $name', async ({ call, sample }) => {
    const response = await send(await askedBy(call, sample));
    expect(response.status).toBe(sample.status);
    expect(response.headers.get('location') ?? undefined).toBe(sample.location);
    if (sample.status === 200 && !sample.plain) expect(response.headers.get('cache-control')).toBe(call.caching);
    if (typeof sample.answer === 'object') check(call, response.status, await response.json());
  });

  test.each(markupToCopy)('answers what readers and boxes send by the markup to copy: $name', async ({ html }) => {
    for (const asked of await callsBy(html, captchaText)) {
      const response = await send({ ...asked, headers: { cookie: reader } });
      expect({ asked, status: response.status, answer: await response.json() }).toMatchObject({ status: 200 });
    }
  });

  const asking = calls.filter(({ request }) => request);

  test.each(asking)('answers every valid request: $title', async call => {
    const property = fc.asyncProperty(requestsOf(call), async asked => {
      const response = await send(asked);
      expect(response.status).toBeLessThan(500);
      check(call, response.status, await response.json());
    });
    await fc.assert(property, { numRuns: 20 });
  });

  test.each(asking)('refuses each wrong or missing field: $title', async call => {
    for (const asked of wrongRequestsOf(call, unusualValues)) {
      const response = await send(asked);
      const answer: unknown = await response.json();
      check(call, response.status, answer);
      // A number that is not positive is a refusal, too.
      expect(response.status >= 400 || Number(answer) <= 0, JSON.stringify(asked)).toBe(true);
    }
  });

  const rate = async (score: string, headers: Record<string, string>): Promise<unknown> =>
    (await send({ method: 'POST', address: '/rest/scoreNews', fields: { newsId: '1001', score }, headers })).json();

  test('counts only the first vote of a reader', async () => {
    const cookie = await newReader('one');
    const { count } = (await rate('4', { cookie })) as { count: number };
    expect(await rate('1', { cookie })).toEqual({ count, score: '4' });
    expect(await rate('1', { cookie: await newReader('other') })).toEqual({ count: count + 1, score: '1' });
  });

  test('finds the reader\'s cookie among others, and ignores invalid ones', async () => {
    const cookie = await newReader('with cookies');
    const first = await rate('5', { cookie });
    const others = ['seen={"a": [1, "b;c"]}; ', 'reader=elsewhere; ', 'a="; b; =; '];
    for (const other of others) expect(await rate('4', { cookie: other + cookie })).toEqual(first);
    const invented = await Promise.all(['a', 'b', 'c.d', `${cookie.slice(7)}e`].map(async name =>
      rate('3', { cookie: `reader=${name}`, 'user-agent': 'one browser' })));
    expect(new Set(invented.map(answer => JSON.stringify(answer))).size).toBe(1);
    const named = ['a', 'b'].map(async browser => rate('2', { cookie: 'reader=0.123456789', 'user-agent': browser }));
    expect(new Set((await Promise.all(named)).map(answer => JSON.stringify(answer))).size).toBe(1);
  });

  test('takes a captcha once, and repeats the answer to a counted vote', async () => {
    const read = { captchaText: await captchaText('12345678902'), captchaKey: '12345678902' };
    const address = `/rest/vote?${new URLSearchParams({ poid: '114', ...read })}`;
    const vote = async (cookie: string): Promise<unknown> => (await send({ method: 'POST', address, headers: { cookie } })).json();
    const cookie = await newReader('voter');
    expect(await vote(cookie)).toMatchObject({ ok: 1, counted: true });
    expect(await vote(cookie)).toMatchObject({ ok: 1, counted: false });
    expect(await vote(await newReader('copier'))).toMatchObject({ ok: 2 });
    const image = await send({ method: 'GET', address: '/captcha/any?key=12345678903' });
    expect([...new Uint8Array(await image.arrayBuffer()).slice(0, 4)]).toEqual([137, 80, 78, 71]);
  });

  test('stores a comment that is sent twice once', async () => {
    const captcha = { captchaText: await captchaText('12345678904'), captchaKey: '12345678904' };
    const fields = { newsId: '1201', author: 'Mina', body: 'Sent twice', written: '1764000000000', ...captcha };
    const comment = { method: 'POST', address: '/rest/postComment', fields };
    expect(await (await send(comment)).json()).toMatchObject({ ok: 1 });
    expect(await (await send(comment)).json()).toMatchObject({ ok: 1 });
    expect(await (await send({ ...comment, fields: { ...fields, body: 'Another' } })).json()).toMatchObject({ ok: 2 });
  });

  /** Sends bytes, closes the sending side and returns the whole response. */
  async function exchange(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.end(bytes);
    return (await socket.setEncoding('utf8').toArray()).join('');
  }

  const post = (body: string, head = `Content-Length: ${body.length}`): string =>
    `POST /rest/form/22 HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\n${head}\r\n\r\n${body}`;

  test.each([
    ['a negative length', 400, post('', 'Content-Length: -1')],
    ['a length with a sign', 400, post('a=b', 'Content-Length: +3')],
    ['two lengths', 400, post('a=bc', 'Content-Length: 3\r\nContent-Length: 4')],
    ['a body in chunks', 400, post('3\r\na=b\r\n0\r\n\r\n', 'Transfer-Encoding: chunked')],
    ['a form shorter than its length', 400, post('f-name=Min', 'Content-Length: 900')],
    ['a list in lists', 422, post(`data=${'['.repeat(100_000)}`)],
    ['an unreadable address', 400, 'GET http://[ HTTP/1.1\r\n\r\n'],
    ['another site', 403, post('a=b', 'Content-Length: 3\r\nSec-Fetch-Site: cross-site')],
    ['a useless form through a proxy that has changed the host', 422, post('a=b', 'Content-Length: 3\r\nOrigin: https://paper.example\r\nX-Forwarded-Host: paper.example')],
    ['a vote by a link of another site', 403, 'GET /rest/postCommentVote?commentId=101&vote=1 HTTP/1.1\r\nReferer: http://evil.example/\r\n\r\n'],
  ])('refuses %s', async (_, status, bytes) => {
    expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1\\.0 ${status} `));
  });

  test('stores the same page view rows as our newsroom', async () => {
    const view = {
      ...{ kind: 'special', build: 'IFRDJLDB', net: '3g', mem: '0.5', nav: 'navigate', lcp: '1834', lcpAt: 'page img' },
      ...{ cls: '0.02', inp: '152', inpAt: 'poll button', inpBy: 'pointer', inpIn: 'poll', ttfb: '9' },
    };
    const { post, database } = openNewsroom();
    for (const fields of [view, { ...view, kind: 'embed', mem: '16' }, view]) {
      expect((await send({ method: 'POST', address: '/rest/vitals', fields })).status).toBe(200);
      await post('/rest/vitals', fields);
    }
    const own = new DatabaseSync(file);
    const found = own.prepare("SELECT row || char(9) || n AS line FROM vitals WHERE row LIKE '%special%' OR row LIKE '%embed%'").all();
    own.close();
    const withoutDays = (lines: readonly string[]): string[] => lines.map(line => line.replace(/^[^\t]*/, '')).sort();
    const ours = (await createVitals(database, Date.now).print()).trim().split('\n').slice(1);
    expect(withoutDays(found.map(({ line }) => String(line)))).toEqual(withoutDays(ours));
    expect(statSync(file).mode & 0o077, 'open to other users of the machine').toBe(0);
  });

  test('serves templates at the paths of development hosts', async () => {
    const [there, here] = await Promise.all(['/resources/theme/winter', '/winter'].map(async theme =>
      (await send({ method: 'GET', address: `${theme}/partials/more-news.html` })).text()));
    expect(here).toBe(there);
    expect(here).toContain('{{');
  });

  test.each([
    ['nowhere', {}],
    ['the folder that a web server may show', { DATABASE: join(place, 'server/votes.sqlite') }],
  ])('does not start with its database in %s', (_, settings) => {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    const { status, stderr } = spawnSync('python3', ['server.py'], { cwd: join(place, 'server'), env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATABASE has to name/)]);
  });

  test('closes slow connections, and answers others meanwhile', async () => {
    await start({ SECONDS_PER_REQUEST: '1' });
    const slow = Array.from({ length: 80 }, () => connect(port, '127.0.0.1').resume());
    for (const socket of slow) socket.write('POST /rest/visit HTTP/1.1\r\nContent-Length: 9\r\n');
    const ends = Promise.all(slow.map(socket => once(socket, 'end')));
    expect((await fetch(`${origin}/rest/ip`)).status).toBe(200);
    await ends;
  });

  /** Sends three posts and returns the number of refusals. A new minute or hour may begin between the posts. */
  const refusedOf = async (asked: GeneratedRequest, from: readonly string[]): Promise<number> => {
    let refused = 0;
    for (const address of from) {
      const answer = await send({ ...asked, headers: { 'x-forwarded-for': address, 'user-agent': address } });
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      refused += 1;
    }
    return refused;
  };

  const networks = [
    ['one address, whatever is written before it', 1, ['1.1.1.1, 192.0.2.1', '1.1.1.2, 192.0.2.1', '192.0.2.1']],
    ['one address in both versions', 1, ['192.0.2.2', '::ffff:192.0.2.2', '192.0.2.2']],
    ['one network of version 6', 1, ['2001:db8::1', '2001:db8::2', '2001:db8::3:0:0:1']],
    ['three readers', 0, ['192.0.2.3', '192.0.2.4', '2001:db8:0:1::1']],
  ] as const;

  test('limits the posts of a network per minute, but not those of its neighbours', async () => {
    await start({ POSTS_PER_MINUTE: '1' });
    const asked = { method: 'POST', address: '/rest/newsletter', fields: {} };
    for (const [name, least, from] of networks) {
      const refused = await refusedOf(asked, from);
      expect(least === 0 ? refused === 0 : refused >= least, name).toBe(true);
    }
  });

  test('limits the votes of a network on one item, by POST and by GET', async () => {
    await start({ VOTES_PER_HOUR: '1' });
    const rating = { method: 'POST', address: '/rest/scoreNews', fields: { newsId: '1201', score: '5' } };
    expect(await refusedOf(rating, ['192.0.2.1', '192.0.2.1', '192.0.2.1'])).toBeGreaterThan(0);
    expect(await refusedOf({ ...rating, fields: { newsId: '1001', score: '5' } }, ['192.0.2.1'])).toBe(0);
    const read = { method: 'GET', address: '/rest/postCommentVote?commentId=101&vote=1' };
    const votes = await Promise.all(['a', 'b', 'c'].map(name =>
      send({ ...read, headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.1', 'user-agent': name } })));
    expect(votes.map(({ status }) => status)).toContain(429);
  });
});
