import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run, showLines } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const advice = 'install Chromium or Chrome, or set CHROMIUM_PATH to the program, then run the same command again';

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(canRun);

/** The version that a browser says it has; undefined for what is there but starts no browser, such as a stub. */
function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout)?.[0] : undefined;
}

function find() {
  for (const path of [...names.map(onPath), ...macPlaces.filter(canRun)]) {
    const version = path && versionOf(path);
    if (version) return { path, version };
  }
  return undefined;
}

/** How to become root without a question: nothing to do, through sudo, or not at all. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs Debian's chromium, where the machine has apt and lets us. */
async function installOnDebian() {
  const prefix = process.platform === 'linux' && onPath('apt-get') ? rootPrefix() : undefined;
  if (!prefix) return;
  console.log('No Chromium found: installing the Debian package chromium (apt-get). This may take a few minutes.');
  const quick = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=60'];
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quick];
  // A broken list of some other vendor fails the update and does not matter; whether chromium arrives does.
  await run('still reading the package lists', [...apt, 'update']);
  const installation = [...apt, 'install', '--yes', '--no-install-recommends', 'chromium'];
  const { code, output } = await run('still installing', installation);
  if (code === 0) return;
  showLines(output, /^[EW]: /);
  throw new Failure(`apt-get could not install chromium (offline? no such package?); ${advice}.`);
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
  await installOnDebian();
  const installed = find();
  if (!installed) throw new Failure(`no Chromium was found; ${advice}.`);
  return installed;
}

/** Finds Chromium, or installs it, and writes down where it is for scripts/chromium.ts. */
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
