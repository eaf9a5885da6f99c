import { budget } from './budget.ts';
import { ci } from './ci.ts';
import { compare } from './compare.ts';
import { doctor } from './doctor.ts';
import type { ExitCode } from './exit-codes.ts';
import { field } from './field.ts';
import { init } from './init.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { session } from './session.ts';
import { taps } from './taps.ts';

export interface Command {
  run: (args: readonly string[]) => Promise<ExitCode>;
  usage: string;
  purpose: string;
}

export type Commands = Readonly<Record<string, Command>>;

/** Commands for any site, which the package contains. */
export const siteCommands = {
  doctor: { run: doctor, usage: 'doctor [address | folder]', purpose: 'what this machine can measure, and what disturbs it' },
  run: { run, usage: 'run [address | folder …]', purpose: 'what pages cost, beside their zero-JS twins' },
  taps: { run: taps, usage: 'taps [address | folder …]', purpose: 'taps while a page loads: lost, doubled, late' },
  session: { run: session, usage: 'session [addresses]', purpose: 'what a reader pays who opens one page after another' },
  compare: { run: compare, usage: 'compare <base> <head>', purpose: 'whether head is worse than base, where and why' },
  field: { run: field, usage: 'field <address | file>', purpose: 'how fast pages are on readers’ phones, and which build made it worse' },
  init: { run: init, usage: 'init [address | folder …]', purpose: 'a first budget from what pages cost' },
  ci: { run: ci, usage: 'ci', purpose: 'whether what is here may land: every budget' },
  budget: { run: budget, usage: 'budget check|explain|ratchet', purpose: 'what limits there are, why, and how they follow' },
  report: { run: report, usage: 'report <folder>', purpose: 'the report of results, printed anew' },
} satisfies Commands;
