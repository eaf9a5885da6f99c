// `npm run pages`: writes a static site to dist/pages, with the catalogue, the documents and all pages that they link
// to. Its base is the folder in package.json's `homepage`.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { distribution, flavourFolder, root } from '../build/paths.ts';
import { linkedPaths, rebase } from './rebase.ts';

/** Addresses that are generated for one reader, or copied as a whole. */
const leftOut = /^\/(captcha|rest|papi|api|assets)\//;

const starts = ['/', '/en/catalogue', '/catalogue', '/docs'];

const { homepage } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { homepage: string };
const { origin: host, pathname } = new URL(homepage);
const base = pathname.replace(/\/$/, '');
const folder = resolve(distribution, 'pages');

/** Starts the newsroom with a new database. Returns its address. */
async function start(data: string): Promise<{ address: string; stop: () => void }> {
  const env = { ...process.env, PORT: '0', DATABASE: join(data, 'newsroom.sqlite'), BASE_URL: host, DOCS: '1', TRUST_PROXY: '1', FLAVOUR: 'preact' };
  const server = spawn(process.execPath, [resolve(distribution, 'origin.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of server.stdout) {
    said += String(text);
    const [, port] = /http:\/\/[\w.]+:(\d+)/.exec(said) ?? [];
    if (port) return { address: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
  }
  throw new Error(`The newsroom did not start: ${said}`);
}

function write(path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let reader = 0;

/** Writes a page or file. Returns the paths that it links to; undefined if the newsroom has no such page. */
async function writeOne(path: string, address: string): Promise<string[] | undefined> {
  // Uses a new IP address for each request, because the newsroom limits requests per reader.
  const headers = { 'x-forwarded-for': `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}` };
  reader += 1;
  const answer = await fetch(address + path, { headers, redirect: 'manual' });
  const leadsTo = answer.headers.get('location');
  if (leadsTo) {
    write(`${path}/index.html`, `<!doctype html><meta http-equiv="refresh" content="0; url=${base}${leadsTo}">`);
    return [leadsTo];
  }
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    write(path, new Uint8Array(await answer.arrayBuffer()));
    return [];
  }
  const html = await answer.text();
  write(`${path}/index.html`, rebase(html, base, host));
  return linkedPaths(html, host);
}

rmSync(folder, { recursive: true, force: true });
const data = mkdtempSync(join(tmpdir(), 'dakkeh-pages-'));
const { address, stop } = await start(data);
/** Path → the page that links to it. */
const known = new Map(starts.map(path => [path, '']));
const missing: string[] = [];
try {
  for (const [path, from] of known) {
    const linked = await writeOne(path, address);
    // Examples may link to missing pages.
    if (!linked && !from.includes('/catalogue')) missing.push(`${path} (from ${from})`);
    for (const next of linked ?? []) if (!known.has(next) && !leftOut.test(next)) known.set(next, path);
  }
  write('404.html', rebase(await (await fetch(`${address}/404`)).text(), base, host));
} finally {
  stop();
  rmSync(data, { recursive: true, force: true });
}
cpSync(resolve(flavourFolder('preact'), 'assets'), join(folder, 'assets'), { recursive: true, filter: path => !/\.(br|gz)$/.test(path) });
if (missing.length > 0) throw new Error(`Pages lead to what is not there: ${missing.join(', ')}`);
console.info(`Wrote ${known.size} pages and files to ${folder}, for ${host}${base}/`);
