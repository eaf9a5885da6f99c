import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../build/paths.ts';
import { filledIn } from '../fill-in.ts';

export interface Place {
  /** Of all that nginx writes. */
  folder: string;
  /** Where nginx is asked. */
  socket: string;
  /** Where the newsroom is. */
  port: number;
}

/** A text with other words in it, each of which has to be there. */
const replaced = (text: string, words: readonly (readonly [from: string, to: string])[]): string =>
  words.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The configuration lacks “${from}”`);
    return changed.replaceAll(from, to);
  }, text);

/**
 * README's part of a configuration in a whole one of one process, whose timers go off in their order; with what tells
 * how many requests it is at, and addresses at which who asks second waits for the first, twice as long at most.
 */
export function fromReadme({ folder, socket, port }: Place): string {
  const [, part = ''] = /```nginx\n([^]*?)```/.exec(readFileSync(resolve(root, 'fixtures/README.md'), 'utf8')) ?? [];
  const pass = `proxy_pass http://127.0.0.1:${port};`;
  const server = replaced(part, [
    ['/var/cache/nginx/news', `${folder}/cache`],
    ['listen 443 ssl http2', `listen unix:${socket} backlog=4096`],
    ['127.0.0.1:4173', `127.0.0.1:${port}`],
    [
      '  location / {',
      `location /test/lock/ { ${pass} proxy_cache news; proxy_cache_lock on; proxy_cache_lock_timeout 300ms; }
       location = /test/now { ${pass} }
       location = /test/status { stub_status; }
       location / {`,
    ],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 8192; }
    http {
      access_log off;
      ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${server}
    }`;
}

/** The configuration that the cluster has. */
export function shipped({ folder, socket, port }: Place): string {
  writeFileSync(join(folder, 'upstream.conf'), `server 127.0.0.1:${port};`);
  return filledIn('nginx.conf', { folder, nginx: `unix:${socket}` });
}
