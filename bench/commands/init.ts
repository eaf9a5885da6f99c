import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import * as z from 'zod';
import { reuseBrowser, type ReusedBrowser } from '../browser/reuse-browser.ts';
import { evaluateBeside, settle } from '../browser/settle.ts';
import { open, startVisit } from '../browser/visit.ts';
import { writeBaseline } from '../budget/baseline.ts';
import type { Budget } from '../budget/budget.ts';
import { firstBudget } from '../budget/first-budget.ts';
import { measureRatios, ratioComparisons } from '../budget/gates/ratio.ts';
import { countedSamples } from '../budget/gates/run-gates.ts';
import { writeJson } from '../budget/write-json.ts';
import { BenchFailure } from '../failure.ts';
import { formatChange, formatFigure } from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { Store } from '../results/store.ts';
import { seriesOf } from '../results/summarise.ts';
import type { Comparison } from '../results/summary.ts';
import { addressOf, type Arm, type BenchPage } from '../sites/arm.ts';
import { withArms } from '../sites/open-arms.ts';
import { baselineOf, defaultBudget, ownArms, program } from '../sites/own-site.ts';
import { armsFor, type CommandInput, command, givenOr, isAddress, pagesFor } from './arguments.ts';
import { chromiumVersion } from './doctor/machine.ts';
import { newStore } from './new-store.ts';

/** A page with less than this share of its text without scripts is considered to be made by them. */
const leastWords = 0.5;

const countLetters = (browser: ReusedBrowser, arm: Arm, page: BenchPage): Promise<number> =>
  browser.use(async used => {
    await using visit = await startVisit(used, { isScriptless: arm.isScriptless });
    await open(visit, addressOf(arm, page));
    await settle(visit);
    return z.number().parse(await evaluateBeside(visit, 'document.body.innerText.length'));
  });

/** Returns the pages that have almost no text without scripts. The second variant is the first one without scripts. */
async function emptyTwins(
  browser: ReusedBrowser,
  [site, twin]: readonly Arm[],
  pages: readonly BenchPage[],
): Promise<BenchPage[]> {
  const empty: BenchPage[] = [];
  if (!site || !twin) return empty;
  for (const page of pages) {
    const [whole, bare] = [await countLetters(browser, site, page), await countLetters(browser, twin, page)];
    if (bare <= whole * leastWords) empty.push(page);
  }
  return empty;
}

const options = {
  budget: { type: 'string', default: defaultBudget },
  pages: { type: 'string' },
  ratios: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '20' },
  output: { type: 'string' },
} as const;

type Values = CommandInput<typeof options>['values'];

/** Returns the site of all given addresses. Throws a BenchFailure if there are several. */
function siteOf(given: readonly string[]): string {
  const sites = new Set(given.map(one => (isAddress(one) ? new URL(one).origin : one)));
  const [site = '', other] = sites;
  if (other === undefined) return site;
  throw new BenchFailure(`A budget is of one site, and these are several: ${[...sites].join(', ')}. Give each its own with --budget.`);
}

/** Compares pages with their twins on request. Leaves out pages that show almost nothing without scripts. */
async function compareWithTwins(store: Store, { ratios }: Values): Promise<Comparison[]> {
  if (!ratios) return [];
  const { arms, pages } = store.manifest;
  await using browser = reuseBrowser();
  const empty = await withArms(arms, opened => emptyTwins(browser, opened, pages));
  for (const { name } of empty) process.stderr.write(`${name} has next to nothing to show without scripts: it gets no ratio.\n`);
  const wanted = pages.filter(page => !empty.includes(page));
  if (wanted.length === 0) return [];
  await measureRatios(store, wanted);
  return ratioComparisons(store, ['cpu.load', 'cpu.scroll']);
}

function told({ pages, ratios }: Budget): string[] {
  const row = (page: string, figure: string): string => `    ${page.padEnd(24)}${figure}`;
  const exact = pages.flatMap(({ metric, why, pages: limits }) => {
    const { label, unit } = metricOf(metric);
    const rows = Object.entries(limits).map(([page, { limit, measured }]) =>
      row(page, `at most ${formatFigure(limit, unit)}, measured ${formatFigure(measured ?? limit, unit)}`));
    return [`  ${label}: ${why}`, ...rows];
  });
  const beside = ratios.flatMap(({ why, pages: limits }) => [
    `  ${why}`,
    ...Object.entries(limits).map(([page, { limit }]) => row(page, `at most ${formatChange(limit)} beside its twin`)),
  ]);
  return [...exact, ...beside];
}

function storeFor(args: readonly string[], given: readonly string[], values: Values): Store {
  const site = siteOf(givenOr(ownArms.slice(0, 1), given));
  return newStore('init', args, { ...values, seed: '1' }, {
    pages: pagesFor(values.pages, given),
    arms: armsFor(site),
    probes: ['count', 'time'],
  });
}

/**
 * `bench init [address | folder …]`: visits the pages of a site and writes a first budget from the counts, with a
 * little room. `--ratios` also measures them against their zero-JS twins. Does not overwrite a budget.
 */
export const init = command(options, async ({ values, positionals }, args) => {
  const file = resolve(values.budget);
  if (existsSync(file)) {
    const instead = `"${program} budget ratchet --write" lets its limits follow what is measured`;
    throw new BenchFailure(`${file} is there already and is left as it is: ${instead}; delete it to begin anew.`);
  }
  const store = storeFor(args, positionals, values);
  const { manifest } = store;
  const samples = await countedSamples(store);
  const comparisons = await compareWithTwins(store, values);
  const counted = manifest.pages.flatMap(({ name }) => samples.filter(({ page }) => page === name));
  const { budget, leftOut } = firstBudget({
    site: Object.values(manifest.arms)[0] ?? '',
    chromium: chromiumVersion(),
    date: manifest.startedAt.slice(0, 10),
    series: seriesOf(counted),
    comparisons,
  });
  writeFileSync(file, `${writeJson(budget)}\n`);
  writeBaseline(counted, baselineOf(file));
  const [written, baseline] = [file, baselineOf(file)].map(path => relative('', path));
  console.info([
    ...told(budget),
    ...leftOut,
    '',
    `Written: ${written}, and ${baseline}, by which a failure knows what has changed. Commit both.`,
    `Next: ${program} ci`,
  ].join('\n'));
});
