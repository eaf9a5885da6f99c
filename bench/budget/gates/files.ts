import { BenchFailure } from '../../failure.ts';
import { type FileSize, filesWithoutLimit, runSizeLimit } from '../file-limits.ts';
import { program } from '../../sites/own-site.ts';
import type { GateResult } from '../../results/summary.ts';
import { judgeExact } from './judge-exact.ts';

/** Where the gates say what belongs to the build and to no page. */
const buildPage = 'build';

/** What size-limit has weighed as gates. Throws a sentence where an entry finds no file. */
export function fileGates(weighed: readonly FileSize[]): GateResult[] {
  return weighed.map(({ name, size, sizeLimit: limit }) => {
    if (limit === undefined) {
      throw new BenchFailure(`"${name}" of .size-limit.json finds no file: build first, or take it out if that is gone.`);
    }
    return judgeExact({
      page: buildPage,
      metric: `bytes.${name}`,
      label: name,
      unit: 'B',
      values: [size],
      before: [limit],
      limit,
      nameCulprits: () => [],
      reproduce: 'npx size-limit',
    });
  });
}

/** The build's files against .size-limit.json. Throws a sentence where a widget has no limit, or a limit no file. */
export function judgeFiles(): GateResult[] {
  const [forgotten] = filesWithoutLimit();
  if (forgotten === undefined) return fileGates(runSizeLimit());
  throw new BenchFailure(`${forgotten} has no limit: "${program} budget ratchet --write" gives it its own.`);
}
