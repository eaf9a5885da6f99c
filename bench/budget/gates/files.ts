import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { root } from '../../../scripts/build/paths.ts';
import { type FileBudget, inForce } from '../budget.ts';
import { buildPage } from '../figures-of.ts';
import { BenchFailure } from '../../failure.ts';
import type { GateResult } from '../../results/summary.ts';
import { judgeExact } from './judge-exact.ts';

/** A budget with the files that it is about. */
export interface BudgetedFiles {
  name: string;
  files: string[];
}

function filesOf({ name, path }: FileBudget, folder: string): string[] {
  const patterns = [path].flat();
  const included = patterns.filter(pattern => !pattern.startsWith('!'));
  const exclude = patterns.filter(pattern => pattern.startsWith('!')).map(pattern => pattern.slice(1));
  // Each by itself: of two widgets that share a budget, neither may be gone.
  const missing = included.find(pattern => globSync(pattern, { cwd: folder, exclude }).length === 0);
  if (missing !== undefined) {
    const advice = 'build first, or take it out of bench/budget/budget.json if that is gone';
    throw new BenchFailure(`The budget "${name}" finds nothing at ${missing}: ${advice}.`);
  }
  return globSync(included, { cwd: folder, exclude }).sort();
}

/** What a budget stands for. Throws a sentence where it finds no file: it would watch over nothing. */
export function budgetedFiles(budget: FileBudget, folder: string): BudgetedFiles[] {
  const files = filesOf(budget, folder);
  if (!budget.name.includes('*')) return [{ name: budget.name, files }];
  return files.map(file => ({ name: budget.name.replace('*', basename(file).replace(/\..*/, '')), files: [file] }));
}

async function sizeOf({ name, files }: BudgetedFiles): Promise<number> {
  const checks = [{ files: files.map(file => resolve(root, file)), brotli: true }];
  const [result] = (await sizeLimit([filePlugin], { checks })) as { size?: number }[];
  if (result?.size === undefined) throw new BenchFailure(`size-limit has no size for ${name}: build again.`);
  return result.size;
}

/**
 * Files of the build against their budgets, in brotli bytes. `before` has what each weighed when that was last written
 * down.
 */
export async function judgeFiles(
  budgets: readonly FileBudget[],
  before: Readonly<Record<string, number>>,
): Promise<GateResult[]> {
  const results: GateResult[] = [];
  for (const budget of budgets) {
    const { limit } = inForce(budget.history);
    for (const budgeted of budgetedFiles(budget, root)) {
      results.push(
        judgeExact({
          page: buildPage,
          metric: `bytes.${budgeted.name}`,
          label: budgeted.name,
          unit: 'B',
          values: [await sizeOf(budgeted)],
          before: [before[budgeted.name] ?? limit],
          limit,
          failsBy: 'any',
          nameCulprits: () => [],
          reproduce: 'npm run size',
        }),
      );
    }
  }
  return results;
}
