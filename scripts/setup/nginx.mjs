import { canRun, installOnDebian, onPath } from './debian.mjs';

/** nginx; undefined if it is not installed. Debian's is in a folder that is on root's PATH alone. */
export const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(canRun);

/** Finds nginx, or installs it. If that fails, its tests say so: all others need none. */
export async function ensureNginx() {
  if (findNginx()) return;
  await installOnDebian(['nginx-light'], 'No nginx found');
  if (!findNginx()) console.log('There is no nginx, and its tests will fail: install it.');
}
