import { countPass } from './count.ts';
import type { Pass } from './pass.ts';
import { timePass } from './time.ts';

/** Every way to visit a page, by its name. */
export const passes: Readonly<Record<string, Pass>> = { count: countPass, time: timePass };
