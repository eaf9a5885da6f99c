import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { openServer } from '../../scripts/small-server.ts';

const folder = resolve('dist/preact/assets');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A second host, like a CDN: it serves only the assets and allows all origins. */
export interface AssetHost {
  origin: string;
  /** Requested paths. */
  asked: string[];
  close: () => void;
}

export async function openAssetHost(): Promise<AssetHost> {
  const asked: string[] = [];
  const { address: origin, stop: close } = await openServer((request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    asked.push(path);
    readFile(resolve(folder, `.${path}`)).then(
      content => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { asked, origin, close };
}
