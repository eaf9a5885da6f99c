import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, origin } from './cluster.ts';
import type { Service } from './service.ts';
import { underLoad } from './trial.ts';

const run = promisify(execFile);

/** A page that is made for each request: an article with a form that replies to a comment. */
const page = `${origin}/news/1001?replyTo=101`;
const rounds = Number(process.env.ROUNDS ?? 6);
/** Of a processor's time, as Linux counts it. */
const ticksInASecond = 100;

/** Seconds of a processor that services have used so far. */
function usedBy(services: readonly Service[]): number {
  const ticks = services.map(service => {
    const stat = readFileSync(`/proc/${service.pid()}/stat`, 'utf8');
    // After the name, which may have blanks: the 12th and the 13th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksInASecond;
}

interface Round {
  pagesInASecond: number;
  /** Of the processes of the newsroom. */
  millisecondsOfAProcessor: number;
}

async function measureRound(processes: readonly Service[]): Promise<Round> {
  const before = usedBy(processes);
  const { stdout } = await run('wrk', ['-t1', '-c16', '-d5s', '-H', 'Accept-Encoding: br', page]);
  const [, requests = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (/Non-2xx/.test(stdout)) throw new Error(`Not all pages came:\n${stdout}`);
  const used = usedBy(processes) - before;
  return { pagesInASecond: Number(perSecond), millisecondsOfAProcessor: (used * 1000) / Number(requests) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Lets readers read kept pages, of whose requests one in twenty is a vote, and prints how long pages take. */
export async function measureReads(cluster: Cluster): Promise<void> {
  const { tally } = await underLoad(cluster, () => after(20_000), { readers: 4, voters: 0, votesInAHundred: 5, address: origin });
  const times = tally.pageTimes.toSorted((one, other) => one - other);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const posts = tally.votes.size * 2;
  console.info(`${times.length} pages beside ${posts} posts: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
}

/** Asks one process and two in turns for pages that nobody keeps, and prints how much more two carry. */
export async function measureProcesses({ processes, serveBy }: Cluster): Promise<void> {
  const found = new Map<number, Round[]>([[1, []], [2, []]]);
  for (let round = 0; round < rounds; round++) {
    for (const [count, measured] of found) {
      serveBy(count);
      measured.push(await measureRound(processes));
    }
  }
  console.info('| processes | pages a second (each round) | CPU of the newsroom for a page |\n| --: | --- | --: |');
  for (const [count, measured] of found) {
    const speeds = measured.map(({ pagesInASecond }) => Math.round(pagesInASecond));
    const cpu = median(measured.map(({ millisecondsOfAProcessor }) => millisecondsOfAProcessor));
    console.info(`| ${count} | ${median(speeds)} (${speeds.join(', ')}) | ${cpu.toFixed(2)} ms |`);
  }
  const [one = [], two = []] = [...found.values()];
  const ratios = two.map(({ pagesInASecond }, index) => pagesInASecond / (one[index]?.pagesInASecond ?? 1));
  console.info(`Two carry ${median(ratios).toFixed(2)} times as much as one (${ratios.map(ratio => ratio.toFixed(2)).join(', ')}).`);
}
