// `npm run bench -- <command>`: the one door to the bench.
import { budget } from './commands/budget.ts';
import { ci } from './commands/ci.ts';
import { compare } from './commands/compare.ts';
import { doctor } from './commands/doctor.ts';
import { peers } from './commands/peers.ts';
import { report } from './commands/report.ts';
import { run } from './commands/run.ts';
import { selftest } from './commands/selftest.ts';
import { taps } from './commands/taps.ts';
import { widgets } from './commands/widgets.ts';
import { endOnSignals } from './end-on-signals.ts';
import { type ExitCode, exitCodes } from './commands/exit-codes.ts';
import { BenchFailure } from './failure.ts';

interface Command {
  run: (args: readonly string[]) => Promise<ExitCode>;
  usage: string;
  purpose: string;
}

const commands: Readonly<Record<string, Command>> = {
  doctor: { run: doctor, usage: 'doctor', purpose: 'what this machine can measure, and what disturbs it' },
  run: { run, usage: 'run [address | folder …]', purpose: 'what pages cost, beside their zero-JS twins' },
  widgets: { run: widgets, usage: 'widgets [names …]', purpose: 'what each widget costs' },
  taps: { run: taps, usage: 'taps [address | folder …]', purpose: 'taps while a page loads: lost, doubled, late' },
  compare: { run: compare, usage: 'compare <base> <head>', purpose: 'whether head is worse than base, where and why' },
  ci: { run: ci, usage: 'ci', purpose: 'whether this checkout may land: every budget' },
  budget: { run: budget, usage: 'budget check|explain|ratchet', purpose: 'what limits there are, why, and how they follow' },
  peers: { run: peers, usage: 'peers [names …]', purpose: 'the same pages as other stacks make them, in one run' },
  selftest: { run: selftest, usage: 'selftest', purpose: 'whether the bench finds what is planted, and nothing else' },
  report: { run: report, usage: 'report <folder>', purpose: 'the report of results, printed anew' },
};

const usage = (): string =>
  [
    'bench <command> [options]',
    '',
    ...Object.values(commands).map(command => `  ${command.usage.padEnd(44)}${command.purpose}`),
    '',
    'Ends with 0 passed · 1 regression · 2 inconclusive · 3 could not be measured · 4 machine too noisy',
  ].join('\n');

async function main([name = 'help', ...args]: readonly string[]): Promise<ExitCode> {
  const command = commands[name];
  if (command) return command.run(args);
  if (/^(--)?help$|^-h$/.test(name)) {
    console.info(usage());
    return exitCodes.passed;
  }
  throw new BenchFailure(`There is no command "${name}".\n\n${usage()}`);
}

async function exitCode(): Promise<ExitCode> {
  try {
    return await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof BenchFailure ? error.message : error);
    return exitCodes.failure;
  }
}

endOnSignals();
// Not by itself: what a visit left behind may keep this process alive.
process.exit(await exitCode());
