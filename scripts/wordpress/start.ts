// `npm run wordpress`: a WordPress in var/wordpress with the plugin and the theme of fixtures/wordpress, and the tests
// of tests/wordpress on it. With `--serve` it stays open to look at, instead.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../build/paths.ts';
import { isStale } from '../build/staleness.ts';
import { layOutSite } from './lay-out.ts';
import { ensureDebianPackages } from './packages.ts';
import { serveSite } from './serve.ts';

const address = `http://localhost:${process.env.WORDPRESS_PORT ?? 4380}`;
const site = resolve(root, 'var/wordpress');

/** Does a step, and says how long it took. */
async function timed(name: string, step: () => Promise<void> | void): Promise<void> {
  const start = performance.now();
  await step();
  console.info(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Runs a file of the project on this Node. Throws where it fails. */
function run(...command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, WORDPRESS_URL: address } });
  if (status !== 0) throw new Error(`Failed: ${command.join(' ')}`);
}

try {
  await timed('Packages', ensureDebianPackages);
  if (isStale()) await timed('Build', () => run('esbuild.config.mjs'));
  await timed('WordPress, installed and filled', () => layOutSite(site, address));
  await timed('Server', () => serveSite(site, address));
  if (process.argv.includes('--serve')) {
    console.info(`${address} is open until Ctrl+C. ${address}/wp-admin: editor, “a password for tests”.`);
  } else {
    await timed('Tests', () => run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/wordpress/playwright.config.ts', ...process.argv.slice(2)));
    process.exit();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
