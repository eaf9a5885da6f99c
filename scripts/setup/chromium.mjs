import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canRun, installOnDebian, onPath } from './debian.mjs';
import { Failure } from './failure.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
const advice = 'install Chromium or Chrome, or set CHROMIUM_PATH to the program, then run the same command again';

/** Returns a browser's version; undefined for a file that starts no browser, such as a stub. */
function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/** Returns the browsers on PATH and in the usual places. */
export const installedChromiums = () => [...names.map(onPath).filter(Boolean), ...places.filter(canRun)];

function find() {
  for (const path of installedChromiums()) {
    const version = versionOf(path);
    if (version) return { path, version };
  }
  return undefined;
}

/** Installs Debian's chromium, if apt is available and permitted. */
async function install() {
  const isInstalled = await installOnDebian(['chromium'], 'No Chromium found');
  if (isInstalled === false) throw new Failure(`apt-get could not install chromium (offline? no such package?); ${advice}.`);
}

async function search() {
  const { CHROMIUM_PATH: path } = process.env;
  if (path) {
    const version = versionOf(path);
    if (!version) throw new Failure(`CHROMIUM_PATH is ${path}, which starts no Chromium; correct it or unset it.`);
    return { path, version };
  }
  const found = find();
  if (found) return found;
  await install();
  const installed = find();
  if (!installed) throw new Failure(`no Chromium was found; ${advice}.`);
  return installed;
}

/** Finds or installs Chromium, and stores its path for scripts/chromium.ts. */
export async function ensureChromium(root) {
  const file = join(root, 'node_modules/.cache/dakkeh/chromium.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const wanted = process.env.CHROMIUM_PATH ?? known.path;
  if (wanted && wanted === known.path && existsSync(wanted)) return;
  const chromium = await search();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(chromium));
  console.log(`Using Chromium ${chromium.version} (${chromium.path}).`);
}
