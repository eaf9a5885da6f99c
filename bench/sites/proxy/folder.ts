import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Source } from './proxy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
};

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;

/** Decodes the path of an address; an invalid one stays unchanged. */
function pathOf(address: string): string {
  const { pathname } = new URL(`https://localhost${address}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the file of an address: itself, its folder's index.html, or the page with its name; null if there is none.
 */
async function fileOf(folder: string, address: string): Promise<string | null> {
  const path = resolve(folder, `.${pathOf(address)}`);
  if (path !== resolve(folder) && !path.startsWith(resolve(folder) + sep)) return null;
  for (const candidate of [path, resolve(path, 'index.html'), `${path}.html`]) {
    if (await isFile(candidate)) return candidate;
  }
  return null;
}

export const folderSource =
  (folder: string): Source =>
  async ({ method, path }) => {
    const file = method === 'GET' ? await fileOf(folder, path) : null;
    if (file === null) return null;
    const isHashed = /[-.][\w-]{5,}\.\w+$/.test(file) && extname(file) !== '.html';
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, s-maxage=60',
    };
    return { status: 200, headers, body: await readFile(file) };
  };

/** Answers for a site without a server: 404 for GET, and 204 for what readers send. */
export const silentSource: Source = ({ method }) =>
  Promise.resolve({
    status: method === 'GET' ? 404 : 204,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    body: Buffer.alloc(0),
  });
