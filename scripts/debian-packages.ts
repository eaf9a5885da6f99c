import { execFileSync, spawnSync } from 'node:child_process';

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout.includes('install ok installed');

/** Installs missing Debian packages. Throws an error with a message if that is impossible. */
export function ensureDebianPackages(what: string, packages: readonly string[]): void {
  if (spawnSync('apt-get', ['--version']).error) {
    throw new Error(`${what} comes from Debian’s packages here, and this system has no apt-get.`);
  }
  const missing = packages.filter(name => !isInstalled(name));
  if (missing.length === 0) return;
  const command = ['install', '-y', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0) throw new Error(`Packages are missing. As root: apt-get ${command.join(' ')}`);
  console.info(`Installing ${missing.join(' ')} …`);
  // RUNLEVEL=1 keeps packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const line of [['update'], command]) execFileSync('apt-get', ['-q', ...line], { stdio: ['ignore', 'ignore', 'inherit'], env });
}
