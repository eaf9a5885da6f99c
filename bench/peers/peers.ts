import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { BenchFailure } from '../failure.ts';
import { localSite, placeAt, type SessionArm } from '../sites/arm.ts';
import { startOrigin } from '../sites/origin-process.ts';
import { peerPages } from './peer-pages.ts';
import { openPeerServer } from './peer-server.ts';
import { pageFile, writePages } from './reading/pages.ts';
import { checkSameWords } from './same-words.ts';
import { twinFolder } from './twin.ts';

/** Says what is going on, a line at a time. */
type Say = (line: string) => void;

/** Paths in a project's folder that are not its sources. */
const generated = ['{node_modules,dist,.astro,.next}/**', 'next-env.d.ts'];

/** Lines of what a command said that are shown where it fails: those that say why, or else the last. */
const shownLines = 12;

function linesToShow(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const errors = lines.filter(line => /error/i.test(line));
  return errors.length > 0 ? errors.slice(0, shownLines) : lines.slice(-shownLines);
}

/** Nothing of a build leaves the machine. */
const silence = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

const readIfThere = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** A text that is another one as soon as one of the files says something else. */
async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const run = promisify(execFile);

/** Runs npm in a folder. Throws a BenchFailure where it fails, and says what npm says of it. */
async function runNpm(folder: string, args: readonly string[], say: Say): Promise<void> {
  try {
    await run('npm', args, { cwd: folder, env: { ...process.env, ...silence }, maxBuffer: Infinity });
  } catch (error) {
    const { stdout = '', stderr = '', code, message } = error as ExecFileException;
    for (const line of linesToShow(`${stdout}${stderr}`)) say(`  ${line}`);
    const cause = typeof code === 'number' ? `ended with ${code}` : `could not be run (${message})`;
    throw new BenchFailure(`"npm ${args.join(' ')}" in ${folder} ${cause}: mend what it says above, then run the same again.`);
  }
}

/** Runs a step unless a file says that it has been run for the very same. */
async function once(file: string, stamp: string, step: () => Promise<void>): Promise<void> {
  if ((await readIfThere(file)) === stamp) return;
  await step();
  await writeFile(file, stamp);
}

/**
 * Installs what a project's lock says and builds its pages, each only where it has not been done for the same sources
 * and the same twins before. Throws a BenchFailure where npm fails.
 */
export async function buildProject(folder: string, madeFrom: readonly string[], say: Say): Promise<void> {
  const name = basename(folder);
  const lock = await digestOf([join(folder, 'package-lock.json')]);
  await once(join(folder, 'node_modules/.installed'), lock, () => {
    say(`${name}: installing its packages; this may take a minute`);
    return runNpm(folder, ['ci', '--no-audit', '--no-fund'], say);
  });
  const entries = globSync('**', { cwd: folder, exclude: generated, withFileTypes: true }).filter(entry => entry.isFile());
  const own = entries.map(({ parentPath, name: file }) => join(parentPath, file)).sort();
  const sources = await digestOf([...own, ...madeFrom]);
  await once(join(folder, 'dist/.built'), sources, () => {
    say(`${name}: building its pages`);
    return runNpm(folder, ['run', 'build'], say);
  });
}

/** The same pages as ours, as another stack makes them. */
export interface Peer {
  name: string;
  /** Folder of its pages, for a server that has the files of our own site below them. */
  folder: string;
  /** Installs and builds what is missing. Throws a BenchFailure where that fails. */
  build: (say: Say) => Promise<void>;
}

const twins = peerPages.map(page => join(twinFolder, page, 'index.html'));

/** Sources of the peers' pages, beside their own. */
const components = globSync('components/**/*.{ts,tsx}', { cwd: import.meta.dirname }).sort();
const shared = [
  ...twins,
  ...peerPages.map(pageFile),
  ...['twin.ts', 'peer-pages.ts', ...components].map(file => resolve(import.meta.dirname, file)),
];

function project(name: string): Peer {
  const folder = resolve(import.meta.dirname, name);
  return { name, folder: join(folder, 'dist'), build: say => buildProject(folder, shared, say) };
}

/** All peers. The first is what none of the others can be faster than. */
export const peers: readonly Peer[] = [
  { name: 'plain', folder: twinFolder, build: () => Promise.resolve() },
  ...['astro', 'next', 'jquery', 'wordpress'].map(project),
];

function peerCalled(name: string): Peer {
  const peer = peers.find(one => one.name === name);
  if (peer) return peer;
  const names = peers.map(one => one.name).join(', ');
  throw new BenchFailure(`There is no peer "${name}": name some of ${names}.`);
}

/**
 * Installs and builds what of some peers is missing, and makes sure that they show what the zero-JS twins show. Throws
 * a BenchFailure where one is unknown, cannot be built or shows something else.
 */
export async function preparePeers(names: readonly string[], say: Say = console.error): Promise<Peer[]> {
  const chosen = names.map(peerCalled);
  if (!twins.every(file => existsSync(file))) {
    throw new BenchFailure('The peers are made from the site, which is not built: run "npm run build:site" first.');
  }
  await writePages(peerPages);
  for (const peer of chosen) {
    await peer.build(say);
    await checkSameWords(peer.folder, twinFolder, peerPages);
  }
  return chosen;
}

/** Opens a peer for sessions, before the newsroom's twin. Throws a BenchFailure where none has that name. */
export async function openPeerSession(name: string): Promise<SessionArm> {
  const { folder } = peerCalled(name);
  await preparePeers([name]);
  const pages = peerPages.map(page => (page === '.' ? '/' : `/${page}`));
  const newsroom = await startOrigin({ FLAVOUR: 'preact', TWIN: '1' });
  const server = await openPeerServer(folder, pages, newsroom.address);
  const stop = async (): Promise<void> => {
    server.stop();
    await newsroom.stop();
  };
  return { name, site: localSite, pages, placeOf: asked => placeAt(server.address, asked), stop };
}
