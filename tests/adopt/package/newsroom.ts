import { type ExecFileSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';

/** Result of a program. */
interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** PATH without this project's programs, as a newcomer has it. */
const outside = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules')).join(delimiter);

/** Runs a shell command. Times out after `timeout` ms. */
function shell(line: string, cwd: ExecFileSyncOptions['cwd'], env: Record<string, string> = {}, timeout = 60_000): Run {
  const own = { PATH: outside, HOME: process.env.HOME ?? '', npm_config_offline: 'true', npm_config_audit: 'false', ...env };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-ec', line], { cwd, env: own, encoding: 'utf8', timeout });
  return { status, stdout, stderr };
}

/** Packs the package as it would be published. Returns the path of the file. */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-packed-'));
  const { status, stderr } = shell(`npm pack -w dakkeh --ignore-scripts --pack-destination ${folder}`, root);
  if (status !== 0) throw new Error(stderr);
  return join(folder, readdirSync(folder)[0] ?? '');
}

/** A folder without anything of this project. */
export interface Newsroom {
  folder: string;
  /** Runs a shell command, for one minute or `timeout` ms at most. */
  run: (line: string, env?: Record<string, string>, timeout?: number) => Run;
  write: (path: string, text: string) => void;
  read: (path: string) => string;
}

export function emptyFolder(): Newsroom {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-newsroom-'));
  return {
    folder,
    run: (line, env, timeout) => shell(line, folder, env, timeout),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    read: path => readFileSync(join(folder, path), 'utf8'),
  };
}

/** Copies installed packages into a folder, so that nothing is downloaded. */
export function lend({ folder }: Newsroom, names: readonly string[]): void {
  for (const name of names) {
    cpSync(resolve(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true, dereference: true });
  }
}

/** Returns the code blocks in a language from the package's own part of its README. */
export function snippets(language: string): string[] {
  const [own = ''] = readFileSync(resolve(root, 'widgets/README.md'), 'utf8').split('\n## Widgets\n');
  return Array.from(own.matchAll(/^```(\w+)\n([^]*?)^```$/gm))
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code);
}
