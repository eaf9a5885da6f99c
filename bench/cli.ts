// Entry point of the bench: `npm run bench -- <command>` and `npx dakkeh-bench <command>`.
import { readFileSync } from 'node:fs';
import { OptionsAsked } from './commands/arguments.ts';
import { commands } from './commands/commands.ts';
import { type ExitCode, exitCodes } from './commands/exit-codes.ts';
import { endOnSignals } from './end-on-signals.ts';
import { BenchFailure } from './failure.ts';
import { program } from './sites/own-site.ts';

const usage = (): string =>
  [
    `${program} <command> [options]`,
    '',
    ...Object.values(commands).map(command => `  ${command.usage.padEnd(44)}${command.purpose}`),
    '',
    'Ends with 0 passed · 1 regression · 2 inconclusive · 3 could not be measured · 4 machine too noisy',
  ].join('\n');

async function main([name = 'help', ...args]: readonly string[]): Promise<ExitCode> {
  const command = commands[name];
  if (command) {
    try {
      return await command.run(args);
    } catch (error) {
      if (!(error instanceof OptionsAsked)) throw error;
      console.info(`${program} ${command.usage}: ${command.purpose}\n\n${error.message}`);
      return exitCodes.passed;
    }
  }
  if (/^(--)?help$|^-h$/.test(name)) {
    console.info(usage());
    return exitCodes.passed;
  }
  if (/^(--version|-v)$/.test(name)) {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
    console.info(version);
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
// Exits explicitly, because leftovers of a visit may keep the process alive.
process.exit(await exitCode());
