import { BenchFailure } from '../failure.ts';
import type { Pass } from '../visits/passes/pass.ts';
import { passes } from '../visits/passes/passes.ts';

/** The way to visit a page that goes by a name. Throws a sentence where none does. */
export function passOf(name: string): Pass {
  const pass = passes[name];
  if (pass) return pass;
  const known = Object.keys(passes).join(', ');
  throw new BenchFailure(`There is no way to visit a page called "${name}": there are ${known}.`);
}
