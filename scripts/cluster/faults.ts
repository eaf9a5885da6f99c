import { setTimeout as after } from 'node:timers/promises';
import { cdn, type Cluster, ports } from './cluster.ts';
import type { ClusterDatabase } from './cluster-database.ts';
import { fromAnywhere, post } from './load.ts';
import { addFiles, switchTo } from './machines.ts';
import { connectSlowly } from './slow-clients.ts';
import { statusOf, until } from './service.ts';
import { approveComment, expectVotes, type Outcome, purgePages, underLoad, votesOnPage } from './trial.ts';

const seconds = (count: number): Promise<void> => after(count * 1000);
type Faults = Readonly<Record<string, (cluster: Cluster) => Promise<void>>>;

const outage = Number(process.env.OUTAGE_SECONDS ?? 75);

/** What goes wrong with a database that is a server. */
const faultsOfServer = ({ service, relay }: Required<ClusterDatabase>['server']): Faults => ({
  'kill -9 of PostgreSQL': async () => {
    service.kill();
    await seconds(5);
  },
  'the database moves, and answers 3 s late': async () => {
    relay.cut(3000);
    await seconds(6);
  },
});

/** What goes wrong while readers read and vote. */
const faults: Faults = {
  'restarted one by one': async ({ processes, restart }) => {
    for (const index of processes.keys()) await restart(index);
  },
  'another build is rolled out, and back': async cluster => {
    const { machines, restart } = cluster;
    for (const machine of machines) addFiles(machine);
    for (const build of ['react', 'preact'] as const) {
      for (const [index, machine] of machines.entries()) {
        switchTo(build, machine);
        await restart(index);
        // The CDN has pages of both builds, and fetches more of either.
        await purgePages(cluster);
        await seconds(3);
      }
    }
  },
  'kill -9 of a process': async ({ processes }) => {
    for (const process of processes) {
      process.kill();
      await seconds(4);
    }
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
  'one client floods': async () => {
    const client = fromAnywhere();
    const visits = Array.from({ length: 2000 }, () => post(`${cdn}/rest/visit`, { obj: 'news', nid: '1001' }, client));
    const statuses = (await Promise.all(visits)).map(answer => answer?.status);
    const refused = statuses.filter(status => status === 429).length;
    console.info(`  ${refused} of its ${statuses.length} posts are refused`);
    if (refused === 0) throw new Error('nginx has refused none of them');
  },
  [`the newsroom is away for ${outage} s`]: async ({ processes }) => {
    await Promise.all(processes.map(process => process.stop('SIGKILL')));
    await seconds(outage);
    for (const process of processes) process.start();
  },
};

/** A comment that is approved has to be on the page that the CDN keeps within this time, in ms. */
const soon = 2000;

/** Approves comments one after the other, and says how long each took to be on the page. */
async function approveComments(cluster: Cluster): Promise<boolean> {
  const times: number[] = [];
  for (let count = 0; count < 5; count++) times.push(Math.round(await approveComment(cluster)));
  console.info(`Approved comments are on the cached page after ${times.join(', ')} ms`);
  return Math.max(...times) < soon;
}

const isGood = ({ tally, lost, doubled }: Outcome): boolean => tally.failedPages === 0 && lost === 0 && doubled === 0;

/** Has each of the faults happen, and prints what readers noticed. Returns whether that was nothing. */
export async function runFaults(cluster: Cluster, only: string): Promise<boolean> {
  const lines = ['| fault | pages | failed | votes | comments | lost | doubled | posts sent again | back after |', '| --- | --: | --: | --: | --: | --: | --: | --: | --: |'];
  let areGood = true;
  const votesBefore = await votesOnPage();
  const { server } = cluster.database;
  const all = { ...faults, ...(server && faultsOfServer(server)) };
  for (const [name, happen] of Object.entries(all).filter(([name]) => name.includes(only))) {
    console.info(name);
    const outcome = await underLoad(cluster, () => happen(cluster));
    const { tally: { pages, failedPages, votes, comments, refusedPosts }, lost, doubled, backAfter } = outcome;
    areGood &&= isGood(outcome);
    const cells = [name, pages, failedPages, votes.size, comments.length, lost, doubled, refusedPosts, `${backAfter.toFixed(1)} s`];
    lines.push(`| ${cells.join(' | ')} |`);
    console.info(lines.at(-1));
    await until('the newsroom is ready', async () => (await statusOf(`${cdn}/health/ready`)) === 200);
  }
  console.info(['', ...lines].join('\n'));
  await expectVotes(cluster, votesBefore);
  return (await approveComments(cluster)) && areGood;
}
