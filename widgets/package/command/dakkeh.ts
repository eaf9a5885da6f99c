// The command of the package: `npx dakkeh build …` and `npx dakkeh check …`. What is to be pasted, and what is wrong,
// go to the standard output, and all else to the standard error.
import { join, relative } from 'node:path';
import { printable } from '../printable.ts';
import { buildSet, distribution, version } from './build-set.ts';
import { Failure } from '../failure.ts';
import { readCheckOptions, readOptions, usage } from './options.ts';

function build(args: string[]): void {
  const options = readOptions(args);
  const { widgets, lines, count } = buildSet(options);
  const markup = relative(process.cwd(), join(distribution, 'markup'));
  console.error(`${count} files are in ${options.out}, for ${widgets.join(', ')}.`);
  console.error('Paste the first two lines into the head of your pages, and boxes like the third into their body:\n');
  console.info(lines.join('\n'));
  console.error(`\nThe markup of each box, to copy: ${markup}/en/{name}.html, and in Persian ${markup}/fa/{name}.html.`);
}

async function check(args: string[]): Promise<void> {
  const options = readCheckOptions(args);
  // What reads pages is needed here alone.
  const { checkPageAt } = await import('../check/check.ts');
  const { boxes, findings, notAsked } = await checkPageAt(options, distribution);
  for (const { line, part, says } of findings) console.info(printable(`${options.address}:${line}  ${part}  ${says}`));
  if (notAsked.length > 0) console.error(printable(`Not asked, being of another host: ${notAsked.join(', ')}`));
  console.error(findings.length === 0 ? `Nothing is wrong with ${boxes} boxes.` : `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong.`);
  if (findings.length > 0) process.exitCode = 1;
}

async function run([command = '', ...args]: string[]): Promise<void> {
  if (/^(--help|-h|help)$/.test(command) || args.some(word => /^(--help|-h)$/.test(word))) console.info(usage);
  else if (/^(--version|-v)$/.test(command)) console.info(version());
  else if (command === 'build') build(args);
  else if (command === 'check') await check(args);
  else throw new Failure(command === '' ? usage : `There is no command "${command}".\n\n${usage}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
