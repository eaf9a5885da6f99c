import { execFileSync, spawnSync } from 'node:child_process';

/** WordPress with its Persian words, PHP without a web server of its own, and what unpacks the database plug-in. */
const packages = [
  ...['wordpress', 'wordpress-l10n', 'php-cli', 'unzip'],
  ...['sqlite3', 'mbstring', 'xml', 'curl', 'intl', 'gd'].map(name => `php-${name}`),
];

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout.includes('install ok installed');

/** Installs the Debian packages that are missing. Throws a sentence where that cannot be done. */
export function ensureDebianPackages(): void {
  if (spawnSync('apt-get', ['--version']).error) {
    throw new Error('WordPress comes from Debian’s packages here, and this system has no apt-get.');
  }
  const missing = packages.filter(name => !isInstalled(name));
  if (missing.length === 0) return;
  const command = ['install', '-y', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0) throw new Error(`Packages are missing. As root: apt-get ${command.join(' ')}`);
  console.info(`Installing ${missing.join(' ')} …`);
  // Apache comes with WordPress’s package; nothing is to listen but what is started below.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const line of [['update'], command]) execFileSync('apt-get', ['-q', ...line], { stdio: ['ignore', 'ignore', 'inherit'], env });
}
