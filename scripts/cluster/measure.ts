import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cdn, type Cluster, origin } from './cluster.ts';
import type { Service } from './service.ts';
import { underLoad } from './trial.ts';

const run = promisify(execFile);

const rounds = Number(process.env.ROUNDS ?? 6);

const addresses = {
  'made for each request': `${origin}/news/1001?replyTo=101`,
  'kept by the process': `${origin}/news/1001`,
  'kept by Varnish': `${cdn}/news/1001`,
};

interface Spent {
  pid: number;
  parent: number;
  ticks: number;
}

/** What each program of this machine has had of its processors, as Linux counts it; null where it has just ended. */
function spentBy(pid: number): Spent | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may have blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    return { pid, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    return null;
  }
}

/** Milliseconds of a processor that services and their workers have used so far. */
function usedBy(services: readonly Service[]): number {
  const pids = services.map(service => service.pid());
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name)).map(name => spentBy(Number(name)));
  const ticks = all.filter(one => one && (pids.includes(one.pid) || pids.includes(one.parent)));
  return ticks.reduce((sum, one) => sum + (one?.ticks ?? 0), 0) * 10;
}

interface Round {
  pagesInASecond: number;
  /** Milliseconds of a processor for a page: of the processes of the newsroom, and of nginx and Varnish. */
  newsroom: number;
  proxies: number;
}

async function measureRound({ processes, proxies }: Cluster, address: string): Promise<Round> {
  const before = [usedBy(processes), usedBy(proxies)];
  const { stdout } = await run('wrk', ['-t1', '-c16', '-d5s', '-H', 'Accept-Encoding: br', address]);
  if (/Non-2xx/.test(stdout)) throw new Error(`Not all pages came:\n${stdout}`);
  const pages = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const after = [usedBy(processes), usedBy(proxies)];
  const [newsroom = 0, others = 0] = after.map((used, index) => used - (before[index] ?? 0));
  const pagesInASecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { pagesInASecond, newsroom: newsroom / pages, proxies: others / pages };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Asks one process and two in turns for pages, and prints how many they carry and what a page costs. */
export async function measureProcesses(cluster: Cluster): Promise<void> {
  console.info('| page | processes | pages a second (each round) | CPU of the newsroom · of nginx and Varnish for a page |');
  console.info('| --- | --: | --- | --: |');
  for (const [name, address] of Object.entries(addresses)) {
    const found = new Map<number, Round[]>([[1, []], [2, []]]);
    for (let round = 0; round < rounds; round++) {
      for (const [count, measured] of found) {
        cluster.serveBy(count);
        // Workers of nginx that have read the old settings end.
        await pause(1000);
        measured.push(await measureRound(cluster, address));
      }
    }
    for (const [count, measured] of found) {
      const speeds = measured.map(({ pagesInASecond }) => Math.round(pagesInASecond));
      const [newsroom, proxies] = [measured.map(one => one.newsroom), measured.map(one => one.proxies)].map(median);
      const cpu = `${newsroom?.toFixed(2)} ms · ${proxies?.toFixed(2)} ms`;
      console.info(`| ${name} | ${count} | ${median(speeds)} (${speeds.join(', ')}) | ${cpu} |`);
    }
    const [one = [], two = []] = [...found.values()];
    const ratios = two.map(({ pagesInASecond }, index) => pagesInASecond / (one[index]?.pagesInASecond ?? 1));
    console.info(`Two carry ${median(ratios).toFixed(2)} times as much (${ratios.map(ratio => ratio.toFixed(2)).join(', ')})`);
  }
}

/** Lets readers do nothing but vote, and prints what a vote with the visit before it costs. */
export async function measureVotes(cluster: Cluster): Promise<void> {
  const { processes, database: { server } } = cluster;
  const services = server ? [server.service] : [];
  const before = [usedBy(processes), usedBy(services)];
  const began = performance.now();
  const voters = { readers: 0, voters: 8, commenters: 0, address: origin };
  const { tally } = await underLoad(cluster, () => pause(15_000), voters);
  const took = (performance.now() - began) / 1000;
  const after = [usedBy(processes), usedBy(services)];
  const spent = after.map((used, index) => (used - (before[index] ?? 0)) / tally.votes.size);
  const ofPostgres = server ? `, of PostgreSQL ${spent[1]?.toFixed(1)} ms` : '';
  const cpu = `CPU of the newsroom ${spent[0]?.toFixed(1)} ms${ofPostgres}`;
  console.info(`${Math.round(tally.votes.size / took)} visits with a vote a second, each with ${cpu}`);
}

/** Lets readers read kept pages, of whose requests one in twenty is a vote, and prints how long pages take. */
export async function measureReads(cluster: Cluster): Promise<void> {
  const readers = { readers: 4, voters: 0, commenters: 0, votesInAHundred: 5, address: origin };
  const { tally } = await underLoad(cluster, () => pause(20_000), readers);
  const times = tally.pageTimes.toSorted((one, other) => one - other);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const posts = tally.votes.size * 2;
  console.info(`${times.length} pages beside ${posts} posts: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
}
