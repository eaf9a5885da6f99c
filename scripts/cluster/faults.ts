import { setTimeout as after } from 'node:timers/promises';
import { cdn, type Cluster, ports } from './cluster.ts';
import { connectSlowly } from './slow-clients.ts';
import { statusOf, until } from './service.ts';
import { type Outcome, underLoad } from './trial.ts';

const seconds = (count: number): Promise<void> => after(count * 1000);
const outage = Number(process.env.OUTAGE_SECONDS ?? 75);

/** What goes wrong while readers read and vote. */
const faults: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  'restarted one by one': async ({ processes, restart }) => {
    for (const index of processes.keys()) await restart(index);
  },
  'kill -9 of a process': async ({ processes }) => {
    for (const process of processes) {
      process.kill();
      await seconds(4);
    }
  },
  'kill -9 of PostgreSQL': async ({ database }) => {
    database.service.kill();
    await seconds(5);
  },
  'the database moves, and answers 3 s late': async ({ database }) => {
    database.relay.cut(3000);
    await seconds(6);
  },
  'the disk is full': async ({ database }) => {
    database.disk.fill();
    await seconds(10);
    database.disk.free();
  },
  'a clock jumps a day on, and two back': async ({ setClock }) => {
    for (const offset of ['+1d', '-1d', '+0']) {
      setClock(offset);
      await seconds(4);
    }
  },
  'votes are locked, and all connections wait': async ({ database }) => database.lockVotes(10),
  '10,000 slow clients': async () => {
    const clients = await connectSlowly(ports.nginx, 10_000);
    await seconds(8);
    console.info(`  ${clients.open()} of them are connected`);
    clients.stop();
  },
  [`the newsroom is away for ${outage} s`]: async ({ processes }) => {
    await Promise.all(processes.map(process => process.stop('SIGKILL')));
    await seconds(outage);
    for (const process of processes) process.start();
  },
};

const isGood = ({ tally, lost, unknown }: Outcome): boolean => tally.failedPages === 0 && lost === 0 && unknown === 0;

/** Has each of the faults happen, and prints what readers noticed. Returns whether that was nothing. */
export async function runFaults(cluster: Cluster, only: string): Promise<boolean> {
  const lines = ['| fault | pages | failed | votes acknowledged | lost | doubled | posts sent again | back after |', '| --- | --: | --: | --: | --: | --: | --: | --: |'];
  let areGood = true;
  for (const [name, happen] of Object.entries(faults).filter(([name]) => name.includes(only))) {
    console.info(name);
    const outcome = await underLoad(cluster, () => happen(cluster));
    const { tally: { pages, failedPages, votes, refusedPosts }, lost, unknown, backAfter } = outcome;
    areGood &&= isGood(outcome);
    const cells = [name, pages, failedPages, votes.size, lost, unknown, refusedPosts, `${backAfter.toFixed(1)} s`];
    lines.push(`| ${cells.join(' | ')} |`);
    console.info(lines.at(-1));
    await until('the newsroom is ready', async () => (await statusOf(`${cdn}/health/ready`)) === 200);
  }
  console.info(['', ...lines].join('\n'));
  return areGood;
}
