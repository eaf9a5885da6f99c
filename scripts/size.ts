// `npm run size`: every budget of .size-limit.json beside its figure.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { root } from './build/paths.ts';
import { type Budget, type Entry, budgetsOf, line } from './size/budgets.ts';

async function sizeOf({ files, brotli }: Budget): Promise<number> {
  const checks = [{ files: files.map(file => resolve(root, file)), brotli }];
  const [result] = (await sizeLimit([filePlugin], { checks })) as { size?: number }[];
  if (result?.size === undefined) throw new Error(`size-limit has no size for ${files.join(', ')}`);
  return result.size;
}

/** Prints the lines of an entry; says whether all of its budgets are kept. */
async function check(entry: Entry): Promise<boolean> {
  let kept = true;
  for (const budget of budgetsOf(entry, root)) {
    const size = await sizeOf(budget);
    console.info(line(budget, size));
    kept &&= size <= budget.limit;
  }
  return kept;
}

for (const entry of JSON.parse(readFileSync(resolve(root, '.size-limit.json'), 'utf8')) as Entry[]) {
  try {
    if (!(await check(entry))) process.exitCode = 1;
  } catch (error) {
    console.info(`  ✗  ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
