import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterDatabase } from './cluster-database.ts';
import { openDatabase } from './database.ts';
import { filledIn } from './fill-in.ts';
import { layMachine } from './machines.ts';
import { createService, type Opened, type Service, statusOf, until } from './service.ts';

export const packages = ['nginx-light', 'varnish', 'varnish-modules', 'postgresql', 'faketime', 'wrk'];

const first = Number(process.env.CLUSTER_PORT ?? 4600);
export const ports = {
  nginx: first,
  varnish: first + 1,
  database: first + 2,
  processes: [first + 11, first + 12, first + 13],
};

export const origin = `http://127.0.0.1:${ports.nginx}`;
export const cdn = `http://127.0.0.1:${ports.varnish}`;

/** The one address that is the newsroom's. */
export const baseUrl = 'https://news.example';

const token = 'a-token-for-tests';

export interface Cluster {
  folder: string;
  database: ClusterDatabase;
  processes: readonly Service[];
  /** The folder of each process, as if it were on a machine of its own. */
  machines: readonly string[];
  /** nginx and Varnish. */
  proxies: readonly Service[];
  /** Takes a process out of nginx's hands, restarts it, and gives it back once it is ready. */
  restart: (index: number) => Promise<void>;
  /** Has nginx ask so many of the processes, the first ones. */
  serveBy: (count: number) => void;
  /** Moves the clock of the process that has one of its own. */
  setClock: (offset: string) => void;
  /** Resolves once pages come by way of the CDN and nginx. */
  open: () => Promise<void>;
}

/** Writes a file of settings with its places filled in. */
const lay = (folder: string, name: string, values: Readonly<Record<string, string>>): void =>
  writeFileSync(join(folder, name), filledIn(name, values));

const library = (name: string): string =>
  join('/usr/lib', readdirSync('/usr/lib').find(folder => folder.endsWith('-linux-gnu')) ?? '', 'faketime', name);

/**
 * Opens nginx, Varnish, a database and three processes of the newsroom, each with its log in one folder. What ends them
 * is added to what has been opened, so that no part of it is left where another one fails.
 */
export async function openCluster(opened: Opened): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-cluster-'));
  opened.add(() => rmSync(folder, { recursive: true, force: true }));
  // Each of the programs has a user of its own.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'varnish'));
  lay(folder, 'nginx.conf', { folder, nginx: String(ports.nginx) });
  lay(folder, 'varnish.vcl', { nginx: String(ports.nginx), token });
  const clock = join(folder, 'clock');
  const setClock = (offset: string): void => writeFileSync(clock, `${offset}\n`);
  setClock('+0');

  const database = await openDatabase(folder, ports.database, opened);
  const env = (index: number, port: number): Record<string, string> => ({
    PORT: String(port),
    DATABASE: database.address,
    BASE_URL: baseUrl,
    // nginx says whose a request is, whatever came before it.
    TRUST_PROXY: '1',
    LIMITS: '1000000',
    PURGE: cdn,
    PURGE_TOKEN: token,
    PURGE_HEADER: 'xkey',
    METRICS_PORT: String(port + 10),
    LOG: 'json',
    DRAIN: '3',
    MALLOC_ARENA_MAX: '2',
    // The last one has a clock that can be set without touching the machine's.
    ...(index === ports.processes.length - 1 && {
      LD_PRELOAD: library('libfaketime.so.1'),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  });
  const machines = ports.processes.map((_, index) => join(folder, `machine-${index + 1}`));
  for (const machine of machines) layMachine(machine);
  const processes = machines.map((machine, index) =>
    createService(`newsroom-${index + 1}`, {
      folder,
      command: [process.execPath, '--max-semi-space-size=4', '--max-old-space-size=256', join(machine, 'dist/origin.mjs')],
      env: () => env(index, ports.processes[index] ?? 0),
    }),
  );

  const nginx = createService('nginx', { folder, command: ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf')] });
  const varnish = createService('varnish', {
    folder,
    command: [
      ...['/usr/sbin/varnishd', '-F', '-n', join(folder, 'varnish'), '-f', join(folder, 'varnish.vcl')],
      ...['-a', `127.0.0.1:${ports.varnish}`, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'],
    ],
  });

  /** Tells nginx which processes it may ask. */
  function ask(isDown: (index: number) => boolean): void {
    const lines = ports.processes.map(
      (port, index) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s${isDown(index) ? ' down' : ''};`,
    );
    writeFileSync(join(folder, 'upstream.conf'), `${lines.join('\n')}\n`);
    if (nginx.pid() !== undefined) execFileSync('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'reload'], { stdio: 'ignore' });
  }

  const whenReady = (index: number): Promise<void> =>
    until(`newsroom-${index + 1} is ready`, async () =>
      (await statusOf(`http://127.0.0.1:${ports.processes[index]}/health/ready`)) === 200);

  const open = (): Promise<void> => until('a page comes', async () => (await statusOf(`${cdn}/sections`)) === 200);

  function start(service: Service): void {
    service.start();
    opened.add(() => service.stop());
  }

  for (const service of processes) start(service);
  for (const index of processes.keys()) await whenReady(index);
  ask(() => false);
  for (const service of [nginx, varnish]) start(service);
  await open();

  return {
    folder,
    database,
    processes,
    machines,
    proxies: [nginx, varnish],
    async restart(index) {
      const service = processes[index];
      if (!service) throw new Error(`There is no process ${index}`);
      ask(other => other === index);
      await service.stop();
      service.start();
      await whenReady(index);
      ask(() => false);
    },
    serveBy: asked => ask(index => index >= asked),
    setClock,
    open,
  };
}
