import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterDatabase } from './cluster-database.ts';
import { mountDisk } from './disk.ts';
import { openRelay } from './relay.ts';
import { createService, type Opened, until } from './service.ts';

const run = promisify(execFile);

const idOf = (user: string): number | undefined =>
  process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })) : undefined;

/** A PostgreSQL with data of its own, which writes to a disk of 256 MB and is reached by way of a relay. */
export async function openPostgresql(folder: string, port: number, opened: Opened): Promise<ClusterDatabase> {
  const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (programs === undefined || !existsSync(programs)) throw new Error('PostgreSQL is not installed');
  const user = idOf('postgres');
  const as = user === undefined ? {} : { uid: user, gid: user };
  const disk = mountDisk(join(folder, 'disk'), 256);
  opened.add(disk.remove);
  const data = join(disk.path, 'data');
  // Small files of the log, or they would fill the disk by themselves.
  const options = ['-D', data, '-A', 'trust', '-U', 'newsroom', '--locale=C.UTF-8', '--wal-segsize=4'];
  execFileSync(join(programs, 'initdb'), options, { ...as, cwd: disk.path, stdio: 'ignore' });
  const server = port + 1;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(server),
    unix_socket_directories: '',
    max_connections: '60',
    max_wal_size: '64MB',
    restart_after_crash: 'on',
  };
  const service = createService('postgresql', {
    folder,
    command: [
      join(programs, 'postgres'), '-D', data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    user,
  });
  service.start();
  opened.add(() => service.stop('SIGINT'));

  const client = ['-h', '127.0.0.1', '-p', String(server), '-U', 'newsroom', '-d', 'postgres', '-XAtq', '-F', '\t', '-c'];
  async function query(sql: string): Promise<string[][]> {
    const { stdout } = await run(join(programs ?? '', 'psql'), [...client, sql]);
    return stdout.split('\n').filter(Boolean).map(line => line.split('\t'));
  }
  await until('PostgreSQL answers', () => query('SELECT 1').then(() => true, () => false));
  const relay = await openRelay(port, server);
  opened.add(relay.close);

  return {
    address: `postgres://newsroom@127.0.0.1:${port}/postgres`,
    disk,
    server: { service, relay },
    query,
    lockVotes: seconds =>
      new Promise(resolve => {
        const sql = `BEGIN; LOCK TABLE votes IN EXCLUSIVE MODE; SELECT pg_sleep(${seconds}); ROLLBACK`;
        spawn(join(programs, 'psql'), [...client, sql], { stdio: 'ignore' }).once('exit', () => resolve());
      }),
  };
}
