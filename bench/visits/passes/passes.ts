import { BenchFailure } from '../../failure.ts';
import { countPass } from './count.ts';
import type { Pass } from './pass.ts';
import { phonePass } from './phone.ts';
import { tapsPass } from './taps.ts';
import { timePass } from './time.ts';
import { unsettlePass } from './unsettle.ts';
import { wakePass } from './wake.ts';

/** Every way to visit a page, by its name. */
const passes: Readonly<Record<string, Pass>> = {
  count: countPass,
  time: timePass,
  phone: phonePass,
  wake: wakePass,
  taps: tapsPass,
  unsettle: unsettlePass,
};

/** The way to visit a page that goes by a name. Throws a sentence where none does. */
export function passOf(name: string): Pass {
  const pass = passes[name];
  if (pass) return pass;
  throw new BenchFailure(`There is no way to visit a page called "${name}": there are ${Object.keys(passes).join(', ')}.`);
}
