import { BenchFailure } from '../failure.ts';
import { formatChange, formatFigure } from '../results/figures.ts';
import { type Budget, inForce } from './budget.ts';
import { driftOf, exactLimits, type Limit } from './ratchet.ts';

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

/** Explains one limit, or all of them. Throws a sentence where there is none of that id. */
export function explain(budget: Budget, id?: string): string {
  const limits = exactLimits(budget);
  const wanted = id === undefined ? limits : limits.filter(limit => limit.id === id || limit.id.startsWith(`${id}:`));
  if (wanted.length === 0) {
    throw new BenchFailure(`There is no limit "${id ?? ''}"; "bench budget explain" without a name tells them all.`);
  }
  return wanted.map(limit => explainLimit(budget, limit)).join('\n\n');
}
