import { readBaseline } from '../budget/baseline.ts';
import { type Budget, pagesOf, readBudget } from '../budget/budget.ts';
import { type GateKind, gateKinds, type Judged, runGates } from '../budget/gates/run-gates.ts';
import { gateTable, verdictOf } from '../budget/gates/verdict.ts';
import { writeReport } from '../report/results-folder.ts';
import type { Store } from '../results/store.ts';
import { newSummary, seriesOf, warningsOf } from '../results/summarise.ts';
import type { Summary } from '../results/summary.ts';
import { baselineOf, defaultBudget } from '../sites/own-site.ts';
import { armsFor, type CommandInput, askedPages, command, listOf, oneOf, siteFor, wholeNumber } from './arguments.ts';
import { exitCodeOf } from './exit-codes.ts';
import { newStore } from './new-store.ts';
import { printResult } from './print-figures.ts';

const options = {
  budget: { type: 'string', default: defaultBudget },
  site: { type: 'string' },
  only: { type: 'string' },
  pages: { type: 'string' },
  rounds: { type: 'string', default: '40' },
  runs: { type: 'string', default: process.env.RUNS ?? '3' },
  seed: { type: 'string', default: '1' },
  output: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = CommandInput<typeof options>['values'];

const storeFor = (args: readonly string[], budget: Budget, values: Values): Store =>
  newStore('ci', args, values, {
    pages: askedPages(values.pages ?? pagesOf(budget).join(',')),
    arms: armsFor(siteFor(budget, values.site)),
    probes: ['count', 'time'],
  });

/**
 * Returns the kinds of gates in `--only`. By default, those with limits in the budget, except ratios, which need a
 * quiet machine.
 */
function kindsFor({ ceilings }: Budget, { only }: Values): GateKind[] {
  const asked = only ?? (ceilings.length > 0 ? 'exact,lighthouse' : 'exact');
  return listOf(asked).map(kind => oneOf('only', kind, gateKinds));
}

const summaryOf = ({ manifest, samples }: Store, { gates, comparisons, problems }: Judged): Summary =>
  newSummary(manifest, {
    ...verdictOf(gates, problems),
    gates,
    comparisons,
    series: seriesOf(samples),
    warnings: [...problems, ...warningsOf(samples, gates)],
  });

/**
 * `bench ci`: decides if the current state may be merged. Runs the exact gate and Lighthouse's ceilings, and on request
 * ratios to the zero-JS twins. `--budget` names another file, `--site` another address or folder. Prints all gates, the
 * failed ones last, and writes a report.
 */
export const ci = command(options, async ({ values }, args) => {
  const runs = wholeNumber('runs', values.runs);
  const budget = readBudget(values.budget);
  const kinds = kindsFor(budget, values);
  const store = storeFor(args, budget, values);
  const baseline = readBaseline(baselineOf(values.budget));
  const judged = await runGates(store, kinds, { budget, baseline, runs });
  const summary = summaryOf(store, judged);
  await writeReport(store.folder, summary);
  const lines = [gateTable(judged.gates), '', summary.sentence, `Results: ${store.folder}`];
  printResult(summary, lines.join('\n'), values);
  return exitCodeOf(summary.verdict, 'warn');
});
