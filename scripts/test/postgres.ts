import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the socket of a PostgreSQL that only tests use. */
    postgres?: string;
  }
}

const missing =
  'The tests of PostgreSQL need its programs, which are not there: `node scripts/setup.mjs --postgres` installs them ' +
  'from Debian, or install PostgreSQL 15 or newer and have its `postgres` and `initdb` on the PATH';

/** The folder of PostgreSQL's programs: the newest of Debian's, or one on the PATH. */
function programs(): string {
  const version = (path: string): number => Number(/(\d+)\/bin/.exec(path)?.[1] ?? 0);
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').sort((one, other) => version(other) - version(one));
  const onPath = (process.env.PATH ?? '').split(':').flatMap(folder => globSync(join(folder, 'initdb')));
  const [initdb] = [...debian, ...onPath];
  if (!initdb) throw new Error(missing);
  return dirname(initdb);
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package has made, who gets the folder. */
function asOrdinaryUser(folder: string): (program: string) => string[] {
  if (process.getuid?.() !== 0) return program => [program];
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, idOf('-u'), idOf('-g'));
  return program => ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program];
}

/** Safe from no crash, and reached through a socket alone. */
const settings = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses=', 'max_connections=200'],
  ...['shared_buffers=16MB', 'lc_messages=C'],
];

/** Starts a PostgreSQL in a temporary folder; returns what ends it. */
async function start(folder: string): Promise<() => Promise<void>> {
  const bin = programs();
  chmodSync(folder, 0o755);
  const commandFor = asOrdinaryUser(folder);
  const data = join(folder, 'data');
  const [initdb = '', ...first] = commandFor(join(bin, 'initdb'));
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  const made = spawnSync(initdb, [...first, ...options], { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up for the tests: ${made.stderr}`);
  const [postgres = '', ...second] = commandFor(join(bin, 'postgres'));
  const server = spawn(postgres, [...second, '-D', data, '-k', folder, ...settings.flatMap(setting => ['-c', setting])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start for the tests: ${lines.join('\n')}`);
  server.stderr.resume();
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  };
}

let end: (() => Promise<void>) | undefined;

/** One PostgreSQL for all test files of a run. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const stop = await start(folder).catch((error: unknown) => {
    remove();
    throw error;
  });
  end = async () => {
    await stop();
    remove();
  };
  project.provide('postgres', folder);
}

export const teardown = async (): Promise<void> => end?.();
