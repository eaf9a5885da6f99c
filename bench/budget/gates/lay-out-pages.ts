import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { distribution } from '../../../scripts/build/paths.ts';
import { BenchFailure } from '../../failure.ts';
import type { RequestRecord, Sample } from '../../results/sample.ts';
import type { Arm } from '../../subjects/arm.ts';

/** What a front answers, without its compression. Its certificate is its own. */
async function download(address: string): Promise<Buffer> {
  const [response] = (await once(get(address, { rejectUnauthorized: false }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new BenchFailure(`${address} was answered ${response.statusCode ?? 'nothing'}.`);
  return response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
}

/** The styles that are printed in a page, one after the other. */
const inlineStyles = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');

/** Below which folders of its page a request is laid out: where .size-limit.json looks for it. */
function foldersOf({ type, beforeScroll }: RequestRecord): string[] {
  const before = beforeScroll ? 'before-scroll' : undefined;
  if (type === 'script') return ['after-scroll', ...(before ? [before] : [])];
  if (type === 'style' && before) return [before];
  return type === 'font' && before ? ['fonts'] : [];
}

function write(folder: string, name: string, content: Uint8Array | string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, name), content);
}

async function layOutPage(arm: Arm, { page, details: { requests = [] } }: Sample): Promise<void> {
  const folder = resolve(distribution, 'size/pages', page);
  const here = ({ url }: RequestRecord): string => {
    const { pathname, search } = new URL(url);
    return new URL(pathname + search, arm.address).href;
  };
  for (const request of requests) {
    for (const below of foldersOf(request)) {
      write(resolve(folder, below), basename(new URL(request.url).pathname), await download(here(request)));
    }
    if (request.type === 'document') {
      const html = await download(here(request));
      write(folder, 'page.html', html);
      write(resolve(folder, 'before-scroll'), 'inline.css', inlineStyles(html.toString()));
    }
  }
}

/** Lays out what each page fetched below dist/size/pages, where size-limit itself can weigh it again. */
export async function layOutPages(arm: Arm, samples: readonly Sample[]): Promise<void> {
  rmSync(resolve(distribution, 'size/pages'), { recursive: true, force: true });
  for (const sample of samples.filter(({ round }) => round === 0)) await layOutPage(arm, sample);
}
