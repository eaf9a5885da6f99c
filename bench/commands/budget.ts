import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBaseline, writeBaseline } from '../budget/baseline.ts';
import {
  type Budget,
  exactLimits,
  explain,
  figuresOf,
  pagesOf,
  type Proposal,
  proposals,
  readBudget,
  withProposals,
} from '../budget/budget.ts';
import { limitNewWidgets } from '../budget/file-limits.ts';
import { countedSamples, exactGates } from '../budget/gates/run-gates.ts';
import { gateTable, verdictOf } from '../budget/gates/verdict.ts';
import { writeJson } from '../budget/write-json.ts';
import { BenchFailure } from '../failure.ts';
import { formatDifference, formatFigure } from '../results/figures.ts';
import { openStore, type Store } from '../results/store.ts';
import { baselineOf, defaultBudget } from '../sites/own-site.ts';
import { armsFor, type CommandInput, askedPages, command, siteFor } from './arguments.ts';
import { chromiumVersion } from './doctor/machine.ts';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { newStore } from './new-store.ts';

const options = {
  budget: { type: 'string', default: defaultBudget },
  site: { type: 'string' },
  results: { type: 'string' },
  write: { type: 'boolean', default: false },
  reason: { type: 'string' },
} as const;

type Values = CommandInput<typeof options>['values'];

/** Opens the given results, or creates a new folder for the run. */
const storeFor = (args: readonly string[], budget: Budget, { results, site }: Values): Store =>
  results === undefined
    ? newStore('budget', args, { seed: '1', rounds: '3' }, {
        pages: askedPages(pagesOf(budget).join(',')),
        arms: armsFor(siteFor(budget, site)),
        probes: ['count'],
      })
    : openStore(resolve(results));

async function check(store: Store, budget: Budget, { budget: file }: Values): Promise<ExitCode> {
  const gates = await exactGates(store, budget, readBaseline(baselineOf(file)));
  const { verdict, sentence } = verdictOf(gates);
  console.info(`${gateTable(gates)}\n\n${sentence}`);
  return exitCodeOf(verdict, 'warn');
}

function proposalLine({ limit, to, measured }: Proposal): string {
  const { limit: from } = limit;
  const told = (value: number): string => formatFigure(value, limit.unit);
  const change = `${told(from).padStart(14)} → ${told(to).padStart(14)}`;
  return `  ${limit.id.padEnd(36)}${change}  (measured ${told(measured)}, ${formatDifference(from, to, limit.unit)})`;
}

interface Agreed {
  file: string;
  budget: Budget;
  wanted: readonly Proposal[];
  reason: string;
}

async function write(store: Store, { file, budget, wanted, reason }: Agreed): Promise<void> {
  const about = { date: new Date().toISOString().slice(0, 10), chromium: chromiumVersion(), reason };
  writeFileSync(file, `${writeJson(withProposals(budget, wanted, about))}\n`);
  writeBaseline(await countedSamples(store), baselineOf(file));
}

async function ratchet(store: Store, budget: Budget, values: Values): Promise<ExitCode> {
  const { budget: file, write: isWritten, reason } = values;
  const added = isWritten ? limitNewWidgets() : [];
  for (const path of added) console.info(`${path} has a limit of its own in .size-limit.json.`);
  const gates = await exactGates(store, budget, readBaseline(baselineOf(file)));
  const wanted = proposals(exactLimits(budget), figuresOf(gates), { mayLoosen: reason !== undefined });
  console.info(wanted.length > 0 ? wanted.map(proposalLine).join('\n') : 'No limit can be tightened.');
  const over = gates.filter(({ outcome }) => outcome === 'failed').length;
  if (over > 0 && reason === undefined) console.info(`${over} are past their limit: only a --reason lets them be loosened.`);
  if (isWritten) await write(store, { file, budget, wanted, reason: reason ?? '' });
  else console.info('Nothing was written: add --write.');
  return exitCodes.passed;
}

/**
 * `bench budget check|explain|ratchet`: judges the exact budgets, explains limits, or adapts limits to measured figures
 * and adds those of new widgets. `--results` uses a folder of results instead of measuring.
 */
export const budget = command(options, async ({ values, positionals }, args) => {
  const [action, id] = positionals;
  const current = readBudget(values.budget);
  if (action === 'check') return check(storeFor(args, current, values), current, values);
  if (action === 'ratchet') return ratchet(storeFor(args, current, values), current, values);
  if (action === 'explain') {
    console.info(explain(current, id));
    return exitCodes.passed;
  }
  throw new BenchFailure('Say what is to be done with the budget: check, explain or ratchet.');
});
