import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import { startOrigin } from '../sites/origin-process.ts';
import { localSite, placeAt, type SessionArm } from '../sites/session-arm.ts';
import { buildProject, type Say } from './build-project.ts';
import { peerPages } from './peer-pages.ts';
import { openPeerServer } from './peer-server.ts';
import { pageFile, writePages } from './reading/pages.ts';
import { checkSameWords } from './same-words.ts';
import { twinFolder } from './twin.ts';

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
