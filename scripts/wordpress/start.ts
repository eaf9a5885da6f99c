// `npm run wordpress`: a WordPress in var/wordpress with the plugin and the theme of fixtures/wordpress, and the tests
// of tests/adopt/wordpress on it. With `--serve` it stays open to look at, instead.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../build/paths.ts';
import { isStale } from '../build/staleness.ts';
import { ensureDebianPackages } from '../debian-packages.ts';
import { layOutSite } from './lay-out.ts';
import { serveSite } from './serve.ts';

/** WordPress with its Persian words, PHP without a web server of its own, and what unpacks the database plug-in. */
const packages = [
  ...['wordpress', 'wordpress-l10n', 'php-cli', 'unzip'],
  ...['sqlite3', 'mbstring', 'xml', 'curl', 'intl', 'gd'].map(name => `php-${name}`),
];

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
  const env = { ...process.env, WORDPRESS_URL: address };
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Failed: ${command.join(' ')}`);
}

/** The tests, with what follows the command. */
const runTests = (): void =>
  run(
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/adopt/wordpress/playwright.config.ts'],
    ...process.argv.slice(2),
  );

/** Throws with the lines of WordPress's log that are about our files: newer versions of PHP have some on its own. */
function checkLog(): void {
  const lines = readFileSync(resolve(site, 'debug.log'), 'utf8').split('\n');
  const ours = lines.filter(line => /fixtures\/wordpress|\bdakkeh:|database error/.test(line));
  if (ours.length > 0) throw new Error(`In the log of WordPress:\n${ours.join('\n')}`);
}

try {
  await timed('Packages', () => ensureDebianPackages('WordPress', packages));
  if (isStale()) await timed('Build', () => run('esbuild.config.mjs'));
  await timed('WordPress, installed and filled', () => layOutSite(site, address));
  await timed('Server', () => serveSite(site, address));
  if (process.argv.includes('--serve')) {
    console.info(`${address} is open until Ctrl+C. ${address}/wp-admin: editor, “a password for tests”.`);
  } else {
    await timed('Tests', runTests);
    checkLog();
    process.exit();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
