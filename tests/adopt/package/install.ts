import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../../scripts/build/paths.ts';

/** Output and exit code of a program. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program in a folder, until it ends. */
export async function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  env = process.env,
): Promise<Ended> {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done, fail) => child.on('close', done).on('error', fail));
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Returns the address that the server logs. Rejects with its output if the server ends first. */
export const loggedAddress = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer): void => {
      said += text.toString();
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    process.stdout?.on('data', listen);
    process.stderr?.on('data', listen);
    process.on('exit', () => reject(new Error(said)));
  });

async function npm(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runIn(folder, 'npm', [...args, '--offline', '--ignore-scripts']);
  if (code !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const dependenciesOf = (folder: string): string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
};

/** Copies the installed dependencies of a package, so that npm downloads nothing. */
function copyDependencies(from: string, into: string, known = new Set<string>()): void {
  for (const name of dependenciesOf(from).filter(one => !known.has(one))) {
    const installed = resolve(root, 'node_modules', name);
    known.add(name);
    cpSync(installed, resolve(into, name), { recursive: true });
    copyDependencies(installed, into, known);
  }
}

/** Packs a workspace and installs the file in a new folder without downloads. Returns the folder. */
export async function installPacked(workspace: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-package-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const source = resolve(root, workspace);
  const [packed] = JSON.parse(await npm(source, 'pack', '--json', '--pack-destination', folder)) as { filename: string }[];
  mkdirSync(resolve(folder, 'node_modules'));
  writeFileSync(resolve(folder, 'package.json'), '{ "private": true }\n');
  copyDependencies(source, resolve(folder, 'node_modules'));
  await npm(folder, 'install', `./${packed?.filename ?? ''}`);
  return folder;
}
