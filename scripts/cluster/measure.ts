import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cdn, type Cluster, origin } from './cluster.ts';
import { median, rounds } from './rounds.ts';
import type { Service } from './service.ts';
import { underLoad } from './trial.ts';

const run = promisify(execFile);

interface Case {
  name: string;
  address: string;
  /** Whether each process has one processor; others compress and collect garbage on all. */
  isBound?: true;
}

const made = `${origin}/news/1001?replyTo=101`;

const cases: readonly Case[] = [
  { name: 'made for each request', address: made },
  { name: 'made for each request, by processes on one processor each', address: made, isBound: true },
  { name: 'kept by the process', address: `${origin}/news/1001` },
  { name: 'kept by Varnish', address: `${cdn}/news/1001` },
];

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
  /** Milliseconds of a processor for a page: of the newsroom, of PostgreSQL, and of nginx and Varnish. */
  spent: readonly number[];
}

/** The processors that programs may use here, such as `0-1,4`. */
const processors = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';

const each = processors.split(',').flatMap(range => {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

/** Has the processes run on one processor each, or on all. */
function bind({ processes }: Cluster, isBound: boolean): void {
  for (const [index, process] of processes.entries()) {
    const list = isBound ? String(each[index % each.length]) : processors;
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid())], { stdio: 'ignore' });
  }
}

async function measureRound({ processes, database: { server }, proxies }: Cluster, address: string): Promise<Round> {
  const services = [processes, server ? [server.service] : [], proxies];
  const before = services.map(usedBy);
  const { stdout } = await run('wrk', ['-t1', '-c16', '-d5s', '-H', 'Accept-Encoding: br', address]);
  if (/Non-2xx/.test(stdout)) throw new Error(`Not all pages came:\n${stdout}`);
  const pages = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const after = services.map(usedBy);
  const pagesInASecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { pagesInASecond, spent: after.map((used, index) => (used - (before[index] ?? 0)) / pages) };
}

/** Asks one process and two in turns for pages, and prints how many they carry and what a page costs. */
export async function measureProcesses(cluster: Cluster): Promise<void> {
  const cpu = 'CPU for a page: newsroom · PostgreSQL · nginx and Varnish, ms';
  console.info(`| page | processes | pages a second (each round) | ${cpu} |`);
  console.info('| --- | --: | --- | --: |');
  for (const { name, address, isBound = false } of cases) {
    bind(cluster, isBound);
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
      const spent = [0, 1, 2].map(index => median(measured.map(round => round.spent[index] ?? 0)).toFixed(2));
      console.info(`| ${name} | ${count} | ${median(speeds)} (${speeds.join(', ')}) | ${spent.join(' · ')} |`);
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
