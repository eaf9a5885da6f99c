import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, showLines } from './run.mjs';

export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(canRun);

/** Command prefix that makes us root without a question: empty, sudo, or undefined. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Returns which of the given Debian packages are not installed. */
export function missingOnDebian(names) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...names], { encoding: 'utf8' });
  const installed = (stdout ?? '').split('\n');
  return names.filter(name => !installed.includes(`${name} installed`));
}

/**
 * Installs Debian packages. Returns false after a failure, with apt's errors on the terminal; undefined if apt is
 * missing or not permitted.
 */
export async function installOnDebian(names, reason) {
  const prefix = process.platform === 'linux' && onPath('apt-get') ? rootPrefix() : undefined;
  if (!prefix) return undefined;
  console.log(`${reason}: installing from Debian (apt-get): ${names.join(', ')}. This may take a few minutes.`);
  const quick = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=60'];
  // RUNLEVEL=1 keeps packages from starting their servers.
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...quick];
  // A broken package list of another vendor fails the update, but only the installation matters.
  await run('still reading the package lists', [...apt, 'update']);
  const { code, output } = await run('still installing', [...apt, 'install', '--yes', '--no-install-recommends', ...names]);
  if (code === 0) return true;
  showLines(output, /^[EW]: /);
  return false;
}

/** Installs missing Debian packages. Throws an error with their names if that fails. */
export async function ensureOnDebian(names, what) {
  const missing = missingOnDebian(names);
  const reason = `Packages of ${what} are missing`;
  if (missing.length === 0 || (await installOnDebian(missing, reason))) return;
  throw new Error(`${reason}. As root: apt-get install ${missing.join(' ')}`);
}
