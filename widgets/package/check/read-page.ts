import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';
import { sizeOf } from './source.ts';

/** A server's response, or a file. */
export interface Answer {
  /** URL after redirects. */
  url: string;
  /** 200 for a file. */
  status: number;
  headers: Headers;
  text: string;
}

// Saved, because awake boxes get a `fetch` that makes no calls.
const { fetch } = globalThis;

/** Timeout of a response in milliseconds. */
const timeoutMs = 20_000;

/** Limits of a page's size. Each tag takes some kilobytes of memory, and no newsroom's page has so many. */
const mostBytes = 5_000_000;
const mostTags = 50_000;

/** Limit of elements, because each unclosed formatting tag such as `<b>` adds elements to later parts. */
const mostElements = 4 * mostTags;

/** Limit of nesting, as in browsers. Deeper pages would take minutes to parse or overflow the stack. */
const mostDepth = 512;

const mostRedirects = 5;

/** Returns the code of a network failure, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the message for a URL without a response. */
export function unanswered(path: string, error: unknown): string {
  if (error instanceof Failure) return error.message;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? `${path} has not answered within ${timeoutMs / 1000} seconds.` : `${path} cannot be reached${causeOf(error)}.`;
}

/** Reads a stream to its end. Throws a Failure if it is too long. */
async function textOf(stream: AsyncIterable<Uint8Array>, address: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > mostBytes) throw new Failure(`${address} has more than ${mostBytes / 1e6} MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parses a URL relative to a page. Returns undefined if it is invalid. */
export const urlOf = (address: string, page: string | URL): URL | undefined =>
  URL.canParse(address, page) ? new URL(address, page) : undefined;

/** Returns the target of a redirect, or undefined. Throws a Failure for another host. */
function redirectOf({ status, headers, url }: Response): string | undefined {
  const target = status >= 301 && status <= 308 ? headers.get('location') : null;
  if (target === null) return undefined;
  const next = urlOf(target, url);
  if (next?.host === new URL(url).host && /^https?:$/.test(next.protocol)) return next.href;
  throw new Failure(`${url} redirects to ${next?.href ?? `"${target}"`}, which was not asked for.`);
}

/**
 * Sends a request to one server only. Throws if the server is unreachable, does not finish, or redirects to another
 * host.
 */
export async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let next = url;
  for (let count = 0; count <= mostRedirects; count++) {
    const answer = await fetch(next, { redirect: 'manual', ...options, signal });
    const target = options.redirect === 'manual' ? undefined : redirectOf(answer);
    if (target === undefined) {
      const text = answer.body ? await textOf(answer.body, url) : '';
      return { url: answer.url, status: answer.status, headers: answer.headers, text };
    }
    await answer.body?.cancel();
    next = target;
  }
  throw new Failure(`${url} redirects more than ${mostRedirects} times.`);
}

async function readFile(path: string): Promise<Answer> {
  const text = await textOf(createReadStream(path), path).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure(`${path} cannot be read: ${reasonOf(error)}`);
  });
  return { url: pathToFileURL(resolve(path)).href, status: 200, headers: new Headers(), text };
}

async function readAddress(address: string): Promise<Answer> {
  if (!/^https?:\/\//.test(address)) throw new Failure(`There is no file ${address}. An address begins with https:// or http://.`);
  const page = await ask(address).catch((error: unknown) => {
    throw new Failure(unanswered(address, error));
  });
  if (page.status !== 200) throw new Failure(`${address} answers ${page.status}.`);
  if (!page.headers.get('content-type')?.startsWith('text/html')) throw new Failure(`${address} is no HTML page.`);
  return page;
}

/** Reads a page from a URL or a file. Throws a Failure if it is missing or too large. */
export async function readPage(address: string): Promise<Answer> {
  const page = await (existsSync(address) ? readFile(address) : readAddress(address));
  if (page.text.split('<').length > mostTags) throw new Failure(`${address} has more than ${mostTags.toLocaleString('en')} tags.`);
  const { depth, elements } = sizeOf(page.text);
  if (elements > mostElements) throw new Failure(`${address} would have more than ${mostElements.toLocaleString('en')} elements: some of <b>, <i> or the like have no end.`);
  if (depth > mostDepth) throw new Failure(`${address} has more than ${mostDepth} elements in each other.`);
  return page;
}
