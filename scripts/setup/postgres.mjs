import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canRun, installOnDebian, onPath } from './debian.mjs';

const debianFolder = '/usr/lib/postgresql';

function installed() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map(version => join(debianFolder, version, 'bin/initdb'))
    .filter(canRun);
}

/**
 * The folder of PostgreSQL's programs: the one that POSTGRES_BIN names, the newest of Debian's, or that on the PATH;
 * undefined if it is not installed.
 */
export function findPostgres() {
  const { POSTGRES_BIN: named } = process.env;
  if (named) return canRun(join(named, 'initdb')) ? named : undefined;
  const [initdb] = [...installed(), onPath('initdb')];
  return initdb && dirname(initdb);
}

/** Finds PostgreSQL, or installs it. If that fails, its tests say so: all others need none. */
export async function ensurePostgres() {
  if (findPostgres() || process.env.POSTGRES_BIN) return;
  await installOnDebian(['postgresql'], 'No PostgreSQL found');
  if (!findPostgres()) console.log('There is no PostgreSQL, and its tests will fail: install version 15 or newer.');
}
