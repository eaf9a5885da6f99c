import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BenchFailure } from '../failure.ts';

/** Says what is going on, a line at a time. */
export type Say = (line: string) => void;

/** Names in a project's folder that are not its sources. */
const generated = new Set(['node_modules', 'dist', '.astro', '.next', 'next-env.d.ts']);

/** Lines of what a command said that are shown where it fails: those that say why, or else the last. */
const shownLines = 12;

function linesToShow(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const errors = lines.filter(line => /error/i.test(line));
  return errors.length > 0 ? errors.slice(0, shownLines) : lines.slice(-shownLines);
}

/** Nothing of a build leaves the machine. */
const silence = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

const readIfThere = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** All sources of a project, by their paths, in an order of their own. */
async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter(({ name }) => !generated.has(name))
      .map(async entry => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? await sourcesOf(path) : [path];
      }),
  );
  return files.flat().sort();
}

/** A text that is another one as soon as one of the files says something else. */
async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Runs npm in a folder. Throws a BenchFailure where it fails, and says what npm says of it. */
function runNpm(folder: string, args: readonly string[], say: Say): Promise<void> {
  const env = { ...process.env, ...silence };
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    const fail = (cause: string): void => {
      for (const line of linesToShow(output)) say(`  ${line}`);
      const command = `"npm ${args.join(' ')}" in ${folder}`;
      reject(new BenchFailure(`${command} ${cause}: mend what it says above, then run the same again.`));
    };
    child.on('error', error => fail(`could not be started (${error.message})`));
    child.on('close', code => (code === 0 ? resolve() : fail(`ended with ${String(code)}`)));
  });
}

/** Runs a step unless a file says that it has been run for the very same. */
async function once(file: string, stamp: string, step: () => Promise<void>): Promise<void> {
  if ((await readIfThere(file)) === stamp) return;
  await step();
  await writeFile(file, stamp);
}

/**
 * Installs what a project's lock says and builds its pages, each only where it has not been done for the same sources
 * and the same twins before. Throws a BenchFailure where npm fails.
 */
export async function buildProject(folder: string, madeFrom: readonly string[], say: Say): Promise<void> {
  const name = basename(folder);
  const lock = await digestOf([join(folder, 'package-lock.json')]);
  await once(join(folder, 'node_modules/.installed'), lock, () => {
    say(`${name}: installing its packages; this may take a minute`);
    return runNpm(folder, ['ci', '--no-audit', '--no-fund'], say);
  });
  const sources = await digestOf([...(await sourcesOf(folder)), ...madeFrom]);
  await once(join(folder, 'dist/.built'), sources, () => {
    say(`${name}: building its pages`);
    return runNpm(folder, ['run', 'build'], say);
  });
}
