import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';

const folder = resolve('dist/preact/assets');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Another host, as a CDN is one, which has the assets alone and allows every page to read them. */
export interface AssetHost {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  close: () => void;
}

export async function openAssetHost(): Promise<AssetHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
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
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
