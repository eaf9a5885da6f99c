import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../scripts/build/paths.ts';
import { reuseBrowser } from '../browser/reuse-browser.ts';
import { scrollToEnd } from '../browser/scroll.ts';
import { settle } from '../browser/settle.ts';
import { open, startVisit } from '../browser/visit.ts';
import { peers as allPeers, type Peer, preparePeers } from '../peers/peers.ts';
import { addressOf, type Arm, type BenchPage } from '../sites/arm.ts';
import { type OpenArm, openFolders, withOpened } from '../sites/open-arms.ts';
import { type OriginProcess, startOrigin } from '../sites/origin-process.ts';
import { upstream } from '../sites/proxy/upstream.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { recordPageLoads } from '../visits/rounds/record-page-loads.ts';
import { askedPages, command, listOf } from './arguments.ts';
import { newStore, slowBrowserOption } from './new-store.ts';
import { measureProbes } from './print-figures.ts';
import { reportRun } from './report.ts';

/** Pixels of a picture beside the others. */
const width = 240;

/** The whole page as it is once it was read to its end, as a PNG in base64. */
async function takePicture(browser: Browser, arm: Arm, page: BenchPage): Promise<string> {
  await using visit = await startVisit(browser, { isFrozen: true });
  await open(visit, addressOf(arm, page));
  await settle(visit);
  await scrollToEnd(visit);
  await visit.page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await settle(visit);
  return (await visit.page.screenshot({ fullPage: true, scale: 'css' })).toString('base64');
}

const figureOf = (name: string, picture: string): string =>
  `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;

const sheetOf = (figures: readonly string[]): string => `<!doctype html><style>
  body { margin: 0; padding: 12px; display: inline-flex; gap: 12px; background: #888; font: bold 14px sans-serif }
  figure { margin: 0 } figcaption { padding-block-end: 8px } img { width: ${width}px; display: block }
</style>${figures.join('')}`;

async function layOut(browser: Browser, figures: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: (width + 12) * figures.length + 12, height: 800 } });
  try {
    await page.setContent(sheetOf(figures));
    await page.screenshot({ path, fullPage: true });
  } finally {
    await page.close();
  }
}

/** Takes pictures of every page as each arm shows it, and lays them side by side: `<page>.png` in the folder. */
async function picturesBeside(arms: readonly Arm[], pages: readonly BenchPage[], folder: string): Promise<void> {
  await using browser = reuseBrowser();
  for (const page of pages) {
    await browser.use(async used => {
      const figures: string[] = [];
      for (const arm of arms) figures.push(figureOf(arm.name, await takePicture(used, arm, page)));
      await layOut(used, figures, resolve(folder, `${page.name}.png`));
    });
  }
}

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
export const peers = command(options, async ({ values, positionals }, args) => {
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
    await measureProbes(store, arms);
    await picturesBeside(arms, store.manifest.pages, store.folder);
    return recordPageLoads(arms, store.manifest);
  }).finally(origin.stop);
  await reportRun(store, loads, values, ours);
});
