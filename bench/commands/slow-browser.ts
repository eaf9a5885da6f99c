import { availableParallelism } from 'node:os';
import { openCgroup } from '../browser/cgroup.ts';
import { BenchFailure } from '../failure.ts';
import type { Manifest } from '../results/store.ts';
import { share } from './arguments.ts';
import { describeMachine } from './doctor/machine.ts';

/** The option of commands whose whole browser may be slowed down: `--slow-browser 0.3` of one core. */
export const slowBrowserOption = { 'slow-browser': { type: 'string' } } as const;

export type MachineOfRun = Pick<Manifest, 'machine' | 'slowBrowser'>;

/** The system gives no less than a millisecond in ten. */
const least = 0.1;

/** The machine of a run. Throws a sentence if the browser's share is wrong, or nothing can be slowed down. */
export function machineWith(asked: string | undefined): MachineOfRun {
  if (asked === undefined) return { machine: describeMachine() };
  const slowBrowser = share('slow-browser', asked);
  if (slowBrowser < least || slowBrowser > availableParallelism()) {
    throw new BenchFailure(`--slow-browser is "${asked}"; it has to be from ${least} of a core to the ${availableParallelism()} that there are.`);
  }
  openCgroup(slowBrowser).remove();
  return { slowBrowser, machine: describeMachine() };
}
