import type { Details, ForcedLayout } from '../sample.ts';
import type { Part } from './differences.ts';
import { fileOf, stableName } from './stable-name.ts';

/** A function of the sources, as it is known in any build. */
function partOf({ source, name }: { source: string; name: string }, amount: number): Part {
  const file = fileOf(source);
  const likeness = JSON.stringify([stableName(file), name]);
  return { key: JSON.stringify([file, name]), likeness, name: `${name || 'anonymous'} (${source})`, amount };
}

/** Calls or blocks by function. */
export const partsByFunction = ({ functions = [] }: Details, counted: 'calls' | 'blocks'): Part[] =>
  functions.map(called => partOf(called, called[counted]));

/** Forced layouts and recalculations of styles, by the function that forces them. */
export const partsByForcing = (
  { forcedLayouts = [] }: Details,
  amountOf: (forced: ForcedLayout) => number,
  kinds: readonly ForcedLayout['kind'][] = ['style', 'layout'],
): Part[] =>
  forcedLayouts.filter(({ kind }) => kinds.includes(kind)).map(forced => partOf(forced, amountOf(forced)));
