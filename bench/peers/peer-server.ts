import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { handOn, openServer, type SmallServer } from '../../scripts/small-server.ts';
import { BenchFailure } from '../failure.ts';
import { folderSource } from '../sites/proxy/folder.ts';
import { compress, type ProxyResponse } from '../sites/proxy/proxy.ts';
import { differenceFrom, shownBy } from './same-words.ts';

type Headers = ProxyResponse['headers'];

const without = (headers: Headers, names: RegExp): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** Headers that belong to one answer or to how it travels. */
const ofAnswer = /^(connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding)$/;
/** The newsroom has the same for its own files. */
const forFiles = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };

/** A peer may run inline scripts, and make markup of text. To allow that is shorter than the hashes of our scripts. */
const loosen = (policy: string): string =>
  policy.replaceAll(/( 'sha256-[^']+')+/g, " 'unsafe-inline'").replace(/; require-trusted-types-for.*/, '');

/** Headers of the newsroom for its own page, which has to show the same. */
async function headersOf(address: string, { body }: ProxyResponse): Promise<Headers> {
  const ours = await fetch(address);
  const difference = differenceFrom(shownBy(await ours.text()), shownBy(body.toString()));
  if (difference) throw new BenchFailure(`${address} is newer than the peer's: ${difference}. Run "npm run build:site".`);
  const headers = without(Object.fromEntries(ours.headers), ofAnswer);
  return { ...headers, 'content-security-policy': loosen(ours.headers.get('content-security-policy') ?? '') };
}

/** Answers of a peer itself: pages with the headers of ours, and files with a hash in their names. */
async function answersOf(folder: string, pages: readonly string[], newsroom: string) {
  const read = folderSource(folder);
  const answers = new Map<string, ProxyResponse>();
  for (const path of [...pages, ...globSync('**/*.{css,js}', { cwd: folder }).map(file => `/${file}`)]) {
    const found = await read({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) });
    if (!found) throw new BenchFailure(`${folder} has no ${path}: build it again.`);
    const headers = pages.includes(path) ? await headersOf(newsroom + path, found) : forFiles;
    const etag = `W/"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`;
    answers.set(path, await compress({ ...found, headers: { ...found.headers, ...headers, etag } }));
  }
  return answers;
}

/** A server with a peer's pages and files, before the newsroom, which says their headers and answers all the rest. */
export async function openPeerServer(folder: string, pages: readonly string[], newsroom: string): Promise<SmallServer> {
  const answers = await answersOf(folder, pages, newsroom);
  return openServer((incoming, response) => {
    const { method, url = '/' } = incoming;
    const answer = method === 'GET' ? answers.get(url) : undefined;
    if (!answer) {
      void handOn(incoming, response, new URL(url, newsroom))
        .then(given => pipeline(given, response.writeHead(given.statusCode ?? 502, given.headers)))
        .catch(() => response.destroy());
      return;
    }
    const { headers, body } = answer;
    if (incoming.headers['if-none-match'] === headers.etag) response.writeHead(304, without(headers, /^content-(encoding|type)$/)).end();
    else response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
}
