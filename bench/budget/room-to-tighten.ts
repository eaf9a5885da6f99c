import type { GateResult } from '../results/summary.ts';
import { counted } from '../results/figures.ts';
import { program } from '../sites/own-site.ts';
import type { Budget } from './budget.ts';
import { exactLimits, figuresOf, proposals } from './ratchet.ts';

/** A figure so far below its limit, as a share, is no protection any more. */
const farBelow = 0.1;

/** One line about limits that have become loose; null where none has. */
export function roomToTighten(gates: readonly GateResult[], budget: Budget): string | null {
  const loose = proposals(exactLimits(budget), figuresOf(gates), { mayLoosen: false }).filter(
    ({ limit, from, to }) => limit.least || to < from * (1 - farBelow),
  );
  if (loose.length === 0) return null;
  const ids = loose.slice(0, 3).map(({ limit }) => limit.id).join(', ');
  return `${counted(loose.length, 'limit')} could be tighter (${ids}${loose.length > 3 ? ' …' : ''}): ${program} budget ratchet`;
}
