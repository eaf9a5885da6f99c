import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from '../build/paths.ts';

const isOpen = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual' }).then(({ ok }) => ok, () => false);

/** Serves a site by PHP’s own server, and resolves once it answers. With this process it ends, with all its workers. */
export async function serveSite(site: string, address: string): Promise<void> {
  const { host } = new URL(address);
  // A group of its own: the workers outlive a server that is ended alone.
  const server = spawn('php', ['-S', host, '-t', site, join(root, 'fixtures/wordpress/site/router.php')], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WORDPRESS_URL: address, PHP_CLI_SERVER_WORKERS: '4' },
  });
  process.once('exit', () => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  for (let tries = 0; !(await isOpen(address)); tries++) {
    if (server.exitCode !== null || tries > 100) throw new Error(`PHP serves nothing at ${address}: is the port taken?`);
    await after(100);
  }
}
