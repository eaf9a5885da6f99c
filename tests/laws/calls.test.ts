import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cookieOf, type Newsroom, openNewsroom, readCaptcha } from '../../fixtures/server/testing/newsroom.ts';
import { loadReferences } from '../../scripts/build/documents/references.ts';
import { fieldRows, renderCalls } from '../../scripts/build/documents/render-calls.ts';
import { answerText, requestText } from '../../widgets/shared/render/call-text.ts';
import type { DocumentedCall, Precondition, Sample } from '../../widgets/shared/render/documented-call.ts';
import { problemAnswer } from '../../widgets/shared/render/schemas.ts';
import { saidBy, unusualValues, wrongRequestsOf } from '../testing/generated-requests.ts';

// These tests send the examples of the call reference (the package's CALLS.md and /docs/calls) to the origin.

const references = await loadReferences();
const calls = references.flatMap(reference => reference.calls);
const samples = calls.flatMap(call =>
  call.samples.map(sample => ({ name: `${call.title}: ${sample.says}`, call, sample: { status: 200, ...sample } })),
);

/** The reader's cookie of a known reader, and of a new one. */
const cookiesOf = { known: ({ cookieFor }: Newsroom) => cookieFor('0b9f8a52-66a5-4c0f-9d55-6e4d5f0a1b2c'), new: () => '' };
const tooLarge = 'a'.repeat(600_000);

interface Request {
  method: string;
  address: string;
  fields: Record<string, string>;
}

const requestOf = (call: DocumentedCall, { method, address, fields }: Sample): Request => ({
  method: method ?? call.method,
  address: address ?? call.address,
  fields: { ...fields },
});

/** Returns the request with the digits that its captcha really shows. */
async function withCaptcha(newsroom: Newsroom, { method, address, fields }: Request): Promise<Request> {
  const { captchaText = '', captchaKey = '' } = saidBy({ address, fields });
  const shown = await readCaptcha(newsroom, captchaKey);
  return {
    method,
    address: address.replace(captchaText, shown),
    fields: 'captchaText' in fields ? { ...fields, captchaText: shown } : fields,
  };
}

const withOverlongField = ({ fields, ...request }: Request): Request => ({
  ...request,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '…' ? tooLarge : value])),
});

function send(
  newsroom: Newsroom,
  { method, address, fields }: Request,
  { headers = {}, plain }: Sample,
  reader: keyof typeof cookiesOf = 'known',
): Promise<Response> {
  const cookie = cookiesOf[reader](newsroom);
  const accept = plain ? 'text/html' : 'application/json';
  return method === 'GET'
    ? newsroom.get(address, { accept, cookie, ...headers })
    : newsroom.post(address, fields, { cookie, plain: plain ?? false, headers });
}

/** Number of earlier requests, and the milliseconds between them, that trigger a limit of one post per minute. */
const earlierRequests = new Map<Precondition, { count: number; apart: number }>([
  ['too many requests', { count: 1, apart: 0 }],
  ['too many votes', { count: 2, apart: 60_000 }],
  ['a busy network', { count: 4, apart: 60_000 }],
]);

async function answerTo(call: DocumentedCall, sample: Sample, reader: keyof typeof cookiesOf = 'known'): Promise<Response> {
  const earlier = sample.given && earlierRequests.get(sample.given);
  const newsroom = openNewsroom(earlier ? { postsPerMinute: 1 } : {});
  let request = requestOf(call, sample);
  if (sample.given === 'its captcha') request = await withCaptcha(newsroom, request);
  if (sample.given === 'an overlong field') request = withOverlongField(request);
  if (sample.given === 'the same request') await send(newsroom, request, sample, reader);
  for (let count = 0; earlier && count < earlier.count; count += 1) {
    await send(newsroom, request, sample, reader);
    newsroom.clock.time += earlier.apart;
  }
  return send(newsroom, request, sample, reader);
}

/** Returns the keys of an answer with the types of their values. The items of a list are merged into one shape. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf).reduce(mergeShapes, 'empty list');
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

function mergeShapes(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || typeof other !== 'object') return other;
  return { ...one, ...other };
}

/** Compares public responses exactly, because they are the same for everybody. Others must only be non-empty. */
function expectText(text: string, { caching }: DocumentedCall, documented: string): void {
  if (caching.startsWith('public')) expect(text.trim()).toBe(documented);
  else expect(text).not.toBe('');
}

/** Parts of answers that are drawn at random, or said in the language of the page. */
const varying = new Set(['captchaKey', 'challenge', 'error', 'errors', 'message', 'wait']);

const fixedPart = (answer: unknown): string =>
  JSON.stringify(answer, (key, part: unknown) => (varying.has(key) ? undefined : part));

/** Compares answers for one reader exactly, but for what varies. Samples of public lists show only first items. */
function expectSame(answer: unknown, { answer: promised, caching, refusal }: DocumentedCall, sample: Sample): void {
  expect(shapeOf(answer)).toEqual(shapeOf(sample.answer));
  if (!caching.startsWith('public')) expect(fixedPart(answer)).toBe(fixedPart(sample.answer));
  const refused = z.union([problemAnswer, ...(refusal ? [refusal.schema] : [])]);
  (sample.status === 200 ? promised?.schema : refused)?.parse(sample.answer);
}

describe('a documented request', () => {
  const asked = samples.filter(({ call }) => call.request);

  test.each(asked)('$name', ({ call, sample }) => {
    expect(call.request?.schema.safeParse(saidBy(requestOf(call, sample))).success).toBe(!sample.malformed);
  });
});

test.each(samples)('a documented answer: $name', async ({ call, sample }) => {
  const response = await answerTo(call, sample);
  expect(response.status).toBe(sample.status);
  expect(response.headers.get('location') ?? undefined).toBe(sample.location);
  if (sample.status === 200 && !sample.plain) expect(response.headers.get('cache-control')).toBe(call.caching);
  if (call.cookies && sample.status === 200 && !sample.malformed) {
    const first = await answerTo(call, sample, 'new');
    for (const name of call.cookies) expect(cookieOf(first, name)).not.toBe('');
  }
  if (typeof sample.answer === 'string') expectText(await response.text(), call, sample.answer);
  else if (sample.answer !== undefined) expectSame(await response.json(), call, sample);
});

test.each(calls.filter(({ request }) => request))('a field that is wrong or missing is refused, and changes nothing: $title', async call => {
  const newsroom = openNewsroom({ postsPerMinute: 1_000_000 });
  const stored = (): Promise<unknown[]> => Promise.all(
    ['comments', 'form_entries', 'subscriptions', 'visits', 'vitals', 'votes'].map(name => newsroom.database.all(`SELECT * FROM ${name}`)),
  );
  await newsroom.get('/');
  const before = await stored();
  for (const { method, address, fields = {}, headers = {} } of wrongRequestsOf(call, unusualValues)) {
    const response = await send(newsroom, { method, address, fields }, { headers, says: '', status: 0 });
    expect(response.status >= 400 || (await response.text()) === '0', JSON.stringify([address, fields])).toBe(true);
    expect(response.status).toBeLessThan(500);
  }
  expect(await stored()).toEqual(before);
});

test.each(calls.flatMap(call => [call.request, call.answer, call.refusal].filter(fields => fields !== undefined)))(
  'each field has a sentence, and each sentence a field: $fields',
  documented => {
    expect(fieldRows(documented).map(({ path }) => path).sort()).toEqual(Object.keys(documented.fields).sort());
  },
);

test('the reference shows exactly the requests and answers that this test sends', () => {
  const shown = Array.from(renderCalls(references).matchAll(/^```http\n([^]*?)\n```$/gm), ([, text]) => text);
  expect(shown).toEqual(samples.map(({ call, sample }) => `${requestText(call, sample)}\n\n${answerText(sample)}`));
});
