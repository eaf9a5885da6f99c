import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run, showLines } from './run.mjs';

const again = 'then run the same command again';

/** Explanations of npm's errors, in the order of the search. */
const knownFailures = [
  [/ENOSPC/, `the disk is full; free about 1 GB, ${again}.`],
  [/EACCES|EPERM|EROFS/, `npm may not write here; check who owns this folder and ~/.npm, ${again}.`],
  [/EINTEGRITY/, `a downloaded package is not the locked one; run "npm cache clean --force", ${again}.`],
  [/EUSAGE/, 'package.json and package-lock.json disagree; run "npm install" and look at what it changes in the lock.'],
  [/E40[13]|ENEEDAUTH/, `the package registry refuses you; check "npm config get registry" and your login, ${again}.`],
  [/E404|ETARGET/, `the package registry lacks a locked package; check "npm config get registry", ${again}.`],
  [/CERT|SELF_SIGNED/, `the registry's certificate is not trusted; set NODE_EXTRA_CA_CERTS to your proxy's, ${again}.`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET|ENOTCACHED|network/i,
    `the package registry cannot be reached; check the connection (and "npm config list" for a proxy), ${again}.`,
  ],
];

const readIfThere = file => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns the npm that started this, or the one on PATH; never with the Node in node_modules, which it may replace. */
function npm(root) {
  const { npm_execpath: cli = '', npm_node_execpath: node = '', PATH = '' } = process.env;
  const outside = PATH.split(delimiter).filter(folder => !folder.startsWith(join(root, 'node_modules')));
  const sameNpm = /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli) && existsSync(node) && !node.startsWith(root);
  return { command: sameNpm ? [node, cli] : ['npm'], env: { ...process.env, PATH: outside.join(delimiter) } };
}

async function install(root) {
  console.log('Installing the locked packages (npm ci). The first time this may take a few minutes.');
  const { command, env } = npm(root);
  const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const ci = [...command, 'ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', ...retries];
  const { code, output } = await run('still installing', ci, { cwd: root, env });
  if (code === 0) return;
  if (code === 'ENOENT') throw new Failure('npm was not found; install Node.js 24 with npm from https://nodejs.org.');
  showLines(output, /^npm (error|ERR!) (?!A complete log| +at |\s*$)/);
  const sentence = knownFailures.find(([pattern]) => pattern.test(output))?.[1];
  throw new Failure(sentence ?? `npm ci ended with ${code}; what it said is above.`);
}

/** Returns true if the user's own `npm install` or `npm ci` has installed everything in the lock. */
function isInstalled(root, lock) {
  const installed = JSON.parse(readIfThere(join(root, 'node_modules/.package-lock.json')) || '{}').packages;
  if (!installed) return false;
  return Object.entries(JSON.parse(lock).packages).every(([name, { version, optional }]) => {
    // Skips workspaces, which are links to folders.
    if (!name.startsWith('node_modules/')) return true;
    return installed[name] ? installed[name].version === version : optional;
  });
}

const isNode24 = version => /^v24\./.test(version ?? '');

/** Node 24 is a locked package for Linux only; other machines use the running Node. */
function hasNode24(nodeBinary) {
  if (isNode24(spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' }).stdout)) return true;
  if (!isNode24(process.version)) return false;
  mkdirSync(dirname(nodeBinary), { recursive: true });
  rmSync(nodeBinary, { force: true });
  symlinkSync(process.execPath, nodeBinary);
  return true;
}

/** Installs the packages in package-lock.json. Returns quickly if they are installed already. */
export async function ensurePackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules/.dakkeh-setup');
  const nodeBinary = join(root, 'node_modules/.bin/node');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (readIfThere(stampFile) === stamp && existsSync(nodeBinary)) return;
  if (!isInstalled(root, lock) || !hasNode24(nodeBinary)) await install(root);
  if (!hasNode24(nodeBinary)) {
    const machine = `${process.platform} ${process.arch}`;
    throw new Failure(`npm has brought no Node.js 24 for ${machine}; install it from https://nodejs.org, ${again}.`);
  }
  writeFileSync(stampFile, stamp);
}
