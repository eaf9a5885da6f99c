// The command of the package: `npx dakkeh build …`. What is to be pasted goes to the standard output, and all else to
// the standard error.
import { join, relative } from 'node:path';
import { buildSet, distribution } from './build-set.ts';
import { Failure } from './failure.ts';
import { readOptions, usage } from './options.ts';

function run([command, ...args]: string[]): void {
  if (command === '--help' || command === 'help') {
    console.info(usage);
    return;
  }
  if (command !== 'build') throw new Failure(command === undefined ? usage : `There is no command "${command}".\n\n${usage}`);
  const options = readOptions(args);
  const { widgets, lines, count } = buildSet(options);
  const markup = relative(process.cwd(), join(distribution, 'markup'));
  console.error(`${count} files are in ${options.out}, for ${widgets.join(', ')}.`);
  console.error('Paste the first two lines into the head of your pages, and boxes like the third into their body:\n');
  console.info(lines.join('\n'));
  console.error(`\nThe markup of each box, to copy: ${markup}/en/{name}.html, and in Persian ${markup}/fa/{name}.html.`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
