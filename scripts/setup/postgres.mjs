import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installOnDebian, onPath } from './debian.mjs';

const versionOf = path => Number(/(\d+)\/bin/.exec(path)?.[1]);

/**
 * The folder of PostgreSQL's programs: the one that POSTGRES_BIN names, the newest of Debian's, or that on the PATH;
 * undefined where there is none.
 */
export function findPostgres() {
  const { POSTGRES_BIN: named } = process.env;
  if (named) return globSync(join(named, 'initdb')).map(dirname)[0];
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb').sort((one, other) => versionOf(other) - versionOf(one));
  const [initdb] = [...installed, onPath('initdb')];
  return initdb && dirname(initdb);
}

/** Finds PostgreSQL, or installs it. Where that cannot be, its tests say so: all others need none. */
export async function ensurePostgres() {
  if (findPostgres() || process.env.POSTGRES_BIN) return;
  await installOnDebian('postgresql', 'No PostgreSQL found');
  if (!findPostgres()) console.log('There is no PostgreSQL, and its tests will fail: install version 15 or newer.');
}
