// The package's command: `npx dakkeh build …` and `npx dakkeh check …`. Lines to paste and findings go to standard
// output; all else goes to standard error.
import { join, relative } from 'node:path';
import type { Checking } from '../check/check.ts';
import { printable } from '../printable.ts';
import { buildSet, distribution, version } from './build-set.ts';
import { Failure } from '../failure.ts';
import { readCheckOptions, readOptions, usage } from './options.ts';

// Functions of this process, saved because checking a page replaces the globals.
const { error, info } = console;

/** Exit code for failures. Code 1 means findings, as in other linters. */
const couldNotCheck = 2;

function build(args: string[]): void {
  const options = readOptions(args);
  const { widgets, lines, count } = buildSet(options);
  const markup = relative(process.cwd(), join(distribution, 'markup'));
  error(`${count} files are in ${options.out}, for ${widgets.join(', ')}.`);
  error('Paste the first two lines into the head of your pages, and boxes like the third into their body:\n');
  info(lines.join('\n'));
  error(`\nThe markup of each box, to copy: ${markup}/en/{name}.html, and in Persian ${markup}/fa/{name}.html.`);
}

async function check(args: string[]): Promise<void> {
  const { addresses, calls, format } = readCheckOptions(args);
  // Loaded late, because only `check` needs jsdom.
  const [{ checkerOf }, { write }] = await Promise.all([import('../check/check.ts'), import('../check/formats.ts')]);
  const checkPageAt = await checkerOf(distribution, calls);
  const pages: Checking[] = [];
  for (const address of addresses) {
    const page = await checkPageAt(address).catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      throw new Failure(printable(`${address} could not be checked (${String(error)}). This is a fault of ours: please report it.`));
    });
    pages.push(page);
  }
  const [findings, notAsked] = [pages.flatMap(page => page.findings), pages.flatMap(page => page.notAsked)];
  const written = write(pages, format, version());
  if (written) info(written);
  if (notAsked.length > 0) error(printable(`Not asked, being of another host: ${notAsked.join(', ')}`));
  const boxes = pages.reduce((sum, page) => sum + page.boxes, 0);
  const count = findings.length === 1 ? '1 thing is' : `${findings.length} things are`;
  error(findings.length === 0 ? `Nothing is wrong with ${boxes === 1 ? '1 box' : `${boxes} boxes`}.` : `${count} wrong.`);
  if (findings.length > 0) process.exitCode = 1;
}

async function run([command = '', ...args]: string[]): Promise<void> {
  if (/^(--help|-h|help)$/.test(command) || args.some(word => /^(--help|-h)$/.test(word))) info(usage);
  else if (/^(--version|-v)$/.test(command)) info(version());
  else if (command === 'build') build(args);
  else if (command === 'check') await check(args);
  else throw new Failure(command === '' ? usage : `There is no command "${command}".\n\n${usage}`);
}

try {
  await run(process.argv.slice(2));
} catch (failure) {
  error(failure instanceof Failure ? failure.message : failure);
  process.exitCode = process.argv[2] === 'check' ? couldNotCheck : 1;
}
