import { BenchFailure } from '../failure.ts';
import { formatChange, formatFigure } from '../results/figures.ts';
import { type Budget, inForce } from './budget.ts';
import { readFileLimits } from './file-limits.ts';
import { driftOf, exactLimits, idOf, type Limit } from './ratchet.ts';

/** What is known of one limit: why it is there, who answers for it, and how it came to be what it is. */
function explainLimit(budget: Budget, limit: Limit): string {
  const { id, why, owner, unit, history } = limit;
  const drift = driftOf(limit);
  const steps = history.map(({ change, limit: value, measured }) => {
    const about = budget.changes[change];
    const seen = measured === null ? '' : `, measured ${formatFigure(measured, unit)}`;
    return `  ${about?.date ?? '?'}  ${formatFigure(value, unit)}${seen}: ${about?.reason ?? ''}`;
  });
  return [
    `${id}: ${formatFigure(inForce(history).limit, unit)}`,
    `  ${why}`,
    `  Answers for it: ${owner}. Since its first limit: ${drift === null ? 'from nothing' : formatChange(1 + drift)}.`,
    ...steps,
  ].join('\n');
}

/** Every limit in words, by its id: those of files and those of pages. */
const explanations = (budget: Budget): [id: string, text: string][] => [
  ...readFileLimits().map(({ name, path, limit, message }): [string, string] => {
    const id = idOf('bytes', name);
    return [id, [`${id}: ${limit}`, ...(message === undefined ? [] : [`  ${message}`]), `  ${path}`].join('\n')];
  }),
  ...exactLimits(budget).map((limit): [string, string] => [limit.id, explainLimit(budget, limit)]),
];

/** Explains one limit, or all of them. Throws a sentence where there is none of that id. */
export function explain(budget: Budget, wantedId?: string): string {
  const wanted = explanations(budget).filter(
    ([id]) => wantedId === undefined || id === wantedId || id.startsWith(`${wantedId}:`),
  );
  if (wanted.length === 0) {
    throw new BenchFailure(`There is no limit "${wantedId ?? ''}"; "bench budget explain" without a name tells them all.`);
  }
  return wanted.map(([, text]) => text).join('\n\n');
}
