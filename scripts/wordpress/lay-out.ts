import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../build/paths.ts';
import { addDatabasePlugin } from './database-plugin.ts';

const fixtures = join(root, 'fixtures');
const ours = join(fixtures, 'wordpress');

const keyNames = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap(name => [`${name}_KEY`, `${name}_SALT`]);

/** Secrets of this site alone. */
const keys = (): string =>
  `<?php\n${keyNames.map(name => `define( '${name}', '${randomBytes(32).toString('hex')}' );\n`).join('')}`;

/**
 * Lays out a WordPress in a folder, which is emptied before, and installs it for an address. Plugin and theme are links
 * to their sources: what is changed there shows with the next page.
 */
export function layOutSite(site: string, address: string): void {
  rmSync(site, { recursive: true, force: true });
  cpSync('/usr/share/wordpress', site, { recursive: true, dereference: true });
  addDatabasePlugin(site, resolve(root, 'var/downloads'));
  const content = join(site, 'wp-content');
  for (const folder of ['mu-plugins', 'themes', 'uploads', 'dakkeh']) mkdirSync(join(content, folder), { recursive: true });
  for (const file of ['wp-config.php', 'install.php']) cpSync(join(ours, 'site', file), join(site, file));
  cpSync(join(ours, 'site/local.php'), join(content, 'mu-plugins/local.php'));
  symlinkSync(join(ours, 'plugin'), join(content, 'plugins/dakkeh'));
  symlinkSync(join(ours, 'theme'), join(content, 'themes/dakkeh-newspaper'));
  for (const part of ['assets', 'manifest.json']) symlinkSync(join(root, 'dist/preact', part), join(content, 'dakkeh', part));
  writeFileSync(join(site, 'keys.php'), keys());
  execFileSync('php', ['install.php', fixtures], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WORDPRESS_URL: address },
  });
}
