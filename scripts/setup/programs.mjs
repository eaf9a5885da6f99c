import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canRun, installOnDebian, missingOnDebian, onPath } from './debian.mjs';

/** Returns the path of libfaketime, which sets the clock of a process; undefined if it is missing. */
export const findFaketime = () =>
  readdirSync('/usr/lib').map(folder => join('/usr/lib', folder, 'faketime/libfaketime.so.1')).find(file => existsSync(file));

/** Returns the path of nginx; undefined if it is missing. Debian's is in a folder on root's PATH only. */
export const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(canRun);

const debianFolder = '/usr/lib/postgresql';

function installedPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map(version => join(debianFolder, version, 'bin/initdb'))
    .filter(canRun);
}

/**
 * Returns the folder of PostgreSQL's programs: POSTGRES_BIN, or Debian's newest, or the one on PATH; undefined if it is
 * missing.
 */
export function findPostgres() {
  const { POSTGRES_BIN: named } = process.env;
  if (named) return canRun(join(named, 'initdb')) ? named : undefined;
  const [initdb] = [...installedPostgres(), onPath('initdb')];
  return initdb && dirname(initdb);
}

/** Packages for Firefox, WebKit with its driver and a virtual screen, and video playback. */
const engines = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  ...['libav', 'plugins-good', 'plugins-bad'].map(name => `gstreamer1.0-${name}`),
];

const missingEngines = () => missingOnDebian(engines);

/** Programs for some tests, by the options that request them. */
const programs = {
  '--postgres': {
    isThere: () => findPostgres() ?? process.env.POSTGRES_BIN,
    packages: () => ['postgresql'],
    reason: 'No PostgreSQL found',
    lack: () => 'There is no PostgreSQL, and its tests will fail: install version 15 or newer.',
  },
  '--nginx': {
    isThere: findNginx,
    packages: () => ['nginx-light'],
    reason: 'No nginx found',
    lack: () => 'There is no nginx, and its tests will fail: install it.',
  },
  '--engines': {
    isThere: () => missingEngines().length === 0,
    packages: missingEngines,
    reason: 'Firefox or WebKit is not complete',
    lack: () => `These are missing, and tests that need them will fail: ${missingEngines().join(', ')}.`,
  },
  '--clock': {
    isThere: findFaketime,
    packages: () => ['libfaketime'],
    reason: 'No libfaketime found',
    lack: () => 'There is no libfaketime, so no other day can be tried: install it.',
  },
};

/** Finds or installs the programs of the given options. After a failure, prints which tests need them. */
export async function ensurePrograms(options) {
  for (const [option, { isThere, packages, reason, lack }] of Object.entries(programs)) {
    if (!options.includes(option) || isThere()) continue;
    await installOnDebian(packages(), reason);
    if (!isThere()) console.log(lack());
  }
}
