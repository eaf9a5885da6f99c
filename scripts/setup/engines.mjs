import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian.mjs';

/** Firefox; WebKit with its driver, and the screen that it needs; what both play films with. */
const wanted = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];

function missing() {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...wanted], { encoding: 'utf8' });
  const installed = (stdout ?? '').split('\n');
  return wanted.filter(name => !installed.includes(`${name} installed`));
}

/** Finds the browsers beside Chromium, or installs them. If that fails, their tests say so. */
export async function ensureEngines() {
  const packages = missing();
  if (packages.length === 0) return;
  await installOnDebian(packages, 'Firefox or WebKit is not complete');
  if (missing().length > 0) console.log(`These are missing, and tests that need them will fail: ${missing().join(', ')}.`);
}
