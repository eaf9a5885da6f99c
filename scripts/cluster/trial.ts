import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/paths.ts';
import { cdn, type Cluster } from './cluster.ts';
import { type LoadOptions, startLoad, type Tally } from './load.ts';
import { until } from './service.ts';

const run = promisify(execFile);

/** What readers read meanwhile: the front page, lists and articles. */
export const paths = ['/', '/en', '/sections', '/topic/society', '/news/1001', '/news/1002', '/news/1003', '/news/1004'];
export const pollPath = '/poll/11';

const textOf = async (path: string): Promise<string> => (await fetch(cdn + path)).text();

/** Ids of the options of the poll that is voted in. */
export async function optionsOf(): Promise<string[]> {
  const options = [...(await textOf(pollPath)).matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(([, id = '']) => id);
  if (options.length === 0) throw new Error(`${pollPath} has no options`);
  return options;
}

export interface Outcome {
  tally: Tally;
  /** Votes and comments that were acknowledged and are not in the database. */
  lost: number;
  /** Those that are there twice: votes of readers who have cast another one, and comments of the same words. */
  doubled: number;
  /** Seconds until all votes were acknowledged again after the fault. */
  backAfter: number;
}

/** Lets readers read and vote while something happens, and compares what was acknowledged with what is stored. */
export async function underLoad(
  cluster: Cluster,
  happen: () => Promise<void>,
  readers: Partial<LoadOptions> = {},
): Promise<Outcome> {
  const options = await optionsOf();
  await Promise.all(paths.map(textOf));
  const before = await votesIn(cluster);
  const load = startLoad({
    ...{ address: cdn, paths, options, readers: 8, voters: 4, commenters: 1 },
    captchaText: async key => (await cluster.database.query(`SELECT text FROM captchas WHERE key = '${key}'`))[0]?.[0] ?? '',
    ...readers,
  });
  await until('readers vote', () => load.tally.votes.size > 10);
  await happen();
  const over = performance.now();
  const counted = load.tally.votes.size;
  await until('votes are acknowledged again', () => load.tally.votes.size > counted + 10);
  const backAfter = (performance.now() - over) / 1000;
  await load.end();
  const { votes, comments } = load.tally;
  const stored = await votesIn(cluster);
  const storedComments = (await cluster.database.query("SELECT body FROM comments WHERE body LIKE 'نظر %'")).flat();
  const isStored = new Set(storedComments);
  const lostVotes = [...votes].filter(([reader, choice]) => stored.get(reader) !== choice).length;
  const unknownVotes = [...stored.keys()].filter(reader => !votes.has(reader) && !before.has(reader)).length;
  return {
    tally: load.tally,
    lost: lostVotes + comments.filter(body => !isStored.has(body)).length,
    doubled: unknownVotes + storedComments.length - isStored.size,
    backAfter,
  };
}

/** Votes in the poll by reader, each of whom has one: a second one would be of an unknown reader. */
export async function votesIn({ database }: Cluster): Promise<Map<string, string>> {
  const rows = await database.query(`SELECT reader, choice FROM votes WHERE kind = 'poll' AND id = '${pollPath.split('/')[2]}'`);
  return new Map(rows.map(([reader = '', choice = '']) => [reader, choice]));
}

/** Waits until the poll's page says exactly the votes of the database, beside those that it began with. */
export async function expectVotes(cluster: Cluster, votesBefore: number): Promise<void> {
  const { size } = await votesIn(cluster);
  await until(`the page says ${votesBefore} and ${size} votes`, async () => (await votesOnPage()) === votesBefore + size);
  console.info(`The page says all ${size} votes that are stored`);
}

/** Votes that the page of the poll says that there are. */
export const votesOnPage = async (): Promise<number> =>
  Number(/data-total-vote="(\d+)"/.exec(await textOf(pollPath))?.[1] ?? NaN);

/** Has the desk do something. */
async function desk({ database }: Cluster, ...command: string[]): Promise<void> {
  const env = { ...process.env, DATABASE: database.address };
  await run(process.execPath, [resolve(root, 'fixtures/origin/desk.ts'), ...command], { env });
}

/** Has the CDN fetch all pages anew, from whichever process nginx asks. */
export const purgePages = (cluster: Cluster): Promise<void> => desk(cluster, 'purge', 'page');

/** Milliseconds until a comment that the desk approves is on the page that the CDN keeps. */
export async function approveComment(cluster: Cluster): Promise<number> {
  const path = '/news/1002';
  const body = `نظر ${performance.now()}`;
  const [[id = ''] = []] = await cluster.database.query(
    `INSERT INTO comments (news_id, author, email, body, status, created_at)
     VALUES ('1002', 'مینا', '', '${body}', 'pending', ${Date.now()}) RETURNING id`,
  );
  for (let count = 0; count < 3; count++) await textOf(path);
  await desk(cluster, 'approve', id);
  const began = performance.now();
  await until('the comment is on the page', async () => (await textOf(path)).includes(body), 10_000);
  return performance.now() - began;
}
