// `npm run bench -- <command>`: the one door to the bench.
import { budget } from './commands/budget.ts';
import { ci } from './commands/ci.ts';
import { doctor } from './commands/doctor.ts';
import { run } from './commands/run.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { BenchFailure } from './failure.ts';

interface Command {
  run: (args: readonly string[]) => Promise<ExitCode>;
  usage: string;
  purpose: string;
}

const commands: Readonly<Record<string, Command>> = {
  ci: { run: ci, usage: 'ci', purpose: 'whether this checkout may land: every budget' },
  budget: { run: budget, usage: 'budget check|explain|ratchet', purpose: 'what limits there are, why, and how they follow' },
  doctor: { run: doctor, usage: 'doctor', purpose: 'what this machine can measure, and what disturbs it' },
  run: { run, usage: 'run [address | folder …]', purpose: 'what pages cost, beside their zero-JS twins' },
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

// Not by itself: what a visit left behind may keep this process alive.
process.exit(await exitCode());
