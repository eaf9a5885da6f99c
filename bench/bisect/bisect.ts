import type { History } from './history.ts';

/** What a commit is; one that cannot be built or told is skipped. */
export type Side = 'good' | 'bad' | 'skip';

/** A commit and what it comes from, as far as that is among the candidates. */
function lineage(sha: string, history: History, candidates: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const open = [sha];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || !candidates.has(next)) continue;
    found.add(next);
    open.push(...(history.get(next) ?? []));
  }
  return found;
}

/** The commit that splits the candidates into the most equal halves, whatever it turns out to be. */
function middleOf(choices: readonly string[], history: History, candidates: ReadonlySet<string>): string | undefined {
  const balance = (sha: string): number => {
    const before = lineage(sha, history, candidates).size;
    return Math.min(before, candidates.size - before);
  };
  const [best] = choices.map(sha => ({ sha, balance: balance(sha) })).sort((one, other) => other.balance - one.balance);
  return best?.sha;
}

/** Asks what a commit is; `left` is how many commits the first bad one is among. */
export type Test = (sha: string, left: number) => Promise<Side>;

/**
 * The first bad commit of a history whose end is known to be bad and whose beginning is known to be good, by halving.
 * What comes from a bad commit has to be bad, too. Where commits had to be skipped, those that may be it: the last that
 * is known to be bad among them.
 */
export async function bisect(history: History, end: string, test: Test): Promise<string[]> {
  let candidates: ReadonlySet<string> = new Set(history.keys());
  let bad = end;
  const skipped = new Set<string>();
  for (;;) {
    const choices = [...candidates].filter(sha => sha !== bad && !skipped.has(sha));
    const middle = middleOf(choices, history, candidates);
    if (middle === undefined) return [...candidates];
    const side = await test(middle, candidates.size);
    if (side === 'skip') skipped.add(middle);
    else if (side === 'bad') [bad, candidates] = [middle, lineage(middle, history, candidates)];
    else candidates = candidates.difference(lineage(middle, history, candidates));
  }
}
