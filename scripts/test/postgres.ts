import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findPostgres } from '../setup/programs.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket folder of a PostgreSQL for tests, or the reason why there is none; other tests run without it. */
    postgres?: { socket: string } | { failure: string };
  }
}

const missing =
  'The tests of PostgreSQL need its programs, which are not there: `node scripts/setup.mjs --postgres` installs them ' +
  'from Debian, or install PostgreSQL 15 or newer and name the folder of its programs as POSTGRES_BIN';

/** PostgreSQL refuses to run as root, so it runs as its package's user, who gets the folder. */
function asOrdinaryUser(folder: string): (program: string) => string[] {
  if (process.getuid?.() !== 0) return program => [program];
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, idOf('-u'), idOf('-g'));
  return program => ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program];
}

/** Settings without crash safety, with access through a socket only. */
const settings = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses=', 'max_connections=200'],
  ...['shared_buffers=16MB', 'lc_messages=C'],
];

/** Starts PostgreSQL in a temporary folder. Returns a function that stops it. */
async function start(folder: string): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(missing);
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
  // If the run is stopped, teardown is not called.
  process.once('exit', () => server.kill('SIGQUIT'));
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

/** Starts one PostgreSQL for all test files of a run. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const stop = await start(folder);
    end = async () => {
      await stop();
      remove();
    };
    project.provide('postgres', { socket: folder });
  } catch (error) {
    remove();
    project.provide('postgres', { failure: error instanceof Error ? error.message : String(error) });
  }
}

export const teardown = async (): Promise<void> => end?.();
