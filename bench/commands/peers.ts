import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type Peer, peers as allPeers, preparePeers } from '../peers/peers.ts';
import { picturesBeside } from '../peers/pictures.ts';
import { measureProbes } from '../visits/rounds/measure-probes.ts';
import { recordPageLoads } from '../visits/rounds/record-page-loads.ts';
import { type OpenArm, openFolders, withOpened } from '../sites/open-arms.ts';
import { upstream } from '../sites/proxy/upstream.ts';
import { type OriginProcess, startOrigin } from '../sites/origin-process.ts';
import { listOf, readArguments } from './arguments.ts';
import { askedPages } from './asked-pages.ts';
import { reportRun } from './report-run.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { newStore } from './new-store.ts';
import { printFigures } from './print-figures.ts';
import { slowBrowserOption } from './slow-browser.ts';

const options = {
  pages: { type: 'string', default: 'home,article' },
  only: { type: 'string', default: 'count,time' },
  rounds: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  output: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

const site = resolve(root, 'dist/site');

/** Ours as a host without a server has it, like the others. */
const ours = 'dakkeh';

/** Pages of each from its folder; votes and calls are answered by the newsroom, the same for all. */
function openersFor(prepared: readonly Peer[], origin: OriginProcess): Record<string, OpenArm> {
  const from = (...folders: string[]): OpenArm => name => openFolders(name, folders, upstream(origin.address));
  return { [ours]: from(site), ...Object.fromEntries(prepared.map(({ name, folder }) => [name, from(folder, site)])) };
}

/**
 * `bench peers [names …]`: the front page and an article as other stacks make them, beside ours: one server, which
 * answers all of them, and one interleaved run. Builds them first where they are not, and measures only what shows the
 * same. Leaves pictures of each page side by side with the results.
 */
export async function peers(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, options);
  const names = positionals.length > 0 ? positionals : allPeers.map(({ name }) => name);
  const store = newStore('peers', args, values, {
    pages: askedPages(values.pages),
    arms: Object.fromEntries([ours, ...names].map(name => [name, name])),
    probes: listOf(values.only).map(name => probeOf(name).name),
  });
  const prepared = await preparePeers(names);
  const origin = await startOrigin({ FLAVOUR: 'preact', TRUST_PROXY: '1' });
  const openers = openersFor(prepared, origin);
  const loads = await withOpened(openers, async arms => {
    await measureProbes({
      store,
      arms,
      probes: store.manifest.probes.map(probeOf),
      onProbe: (_, samples) => printFigures(samples, process.stderr),
    });
    await picturesBeside(arms, store.manifest.pages, store.folder);
    return recordPageLoads(arms, store.manifest);
  }).finally(origin.stop);
  await reportRun(store, loads, values, ours);
  return exitCodes.passed;
}
