import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';

/** What a server answers, or a file has. */
export interface Answer {
  /** Where it came from at last. */
  url: string;
  /** 200 for a file. */
  status: number;
  headers: Headers;
  text: string;
}

/** Milliseconds that a server has for an answer. */
const timeoutMs = 20_000;

/** Asks a server. Throws where it cannot be reached. */
export async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
  return { url: answer.url, status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Reads a page of an address, or of a file. Throws a Failure where there is none. */
export async function readPage(address: string): Promise<Answer> {
  if (existsSync(address)) {
    return { url: pathToFileURL(resolve(address)).href, status: 200, headers: new Headers(), text: readFileSync(address, 'utf8') };
  }
  if (!/^https?:\/\//.test(address)) throw new Failure(`There is no file ${address}. An address begins with https:// or http://.`);
  const page = await ask(address).catch((error: unknown) => {
    throw new Failure(`${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (page.status !== 200) throw new Failure(`${address} answers ${page.status}.`);
  if (!page.headers.get('content-type')?.startsWith('text/html')) throw new Failure(`${address} is no HTML page.`);
  return page;
}
