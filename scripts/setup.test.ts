import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPostgres } from './setup/postgres.mjs';

const lock = { packages: { '': {}, 'node_modules/one': { version: '1.0.0' }, 'node_modules/mac': { optional: true } } };
const freshNode = 'mkdir -p node_modules/.bin && printf "#!/bin/sh\\necho v24.21.0\\n" > node_modules/.bin/node';
const workingNpm = `echo "$*" >> npm-calls; rm -rf node_modules; ${freshNode} && chmod +x node_modules/.bin/node`;
const workingChromium = 'echo Chromium 156.0.1';
const sudo = 'shift; [ "$1" = true ] || exec "$@"';

let root: string;
let programs: string;

/** Puts a program on the only PATH that the set-up gets to see. */
function program(name: string, script: string): string {
  const file = join(programs, name);
  writeFileSync(file, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function setUp(options: string[] = [], env: Record<string, string> = {}, nodeFlags: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, 'scripts/setup.mjs', ...options], {
    cwd: root,
    env: { PATH: programs, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const npmCalls = (): string[] => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n');
const writeJson = (file: string, value: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(value));
};

function expectFailure({ status, stderr }: ReturnType<typeof setUp>, sentence: RegExp): void {
  const lines = stderr.trim().split('\n');
  expect(lines.at(-1)).toMatch(/^The set-up failed: .+\.$/);
  expect(lines.at(-1)).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dakkeh-setup-'));
  programs = join(root, 'programs');
  mkdirSync(join(root, 'scripts'), { recursive: true });
  mkdirSync(programs);
  cpSync(new URL('setup.mjs', import.meta.url), join(root, 'scripts/setup.mjs'));
  cpSync(new URL('setup', import.meta.url), join(root, 'scripts/setup'), { recursive: true });
  symlinkSync('/usr/bin/env', join(programs, 'env'));
  writeJson('package-lock.json', lock);
  program('npm', workingNpm);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('the first run installs what is locked and says so, the second has nothing to do and says nothing', () => {
  const first = setUp();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(/Installing the locked packages/);
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
  expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(npmCalls()).toHaveLength(1);
});

test('what builds and tests is installed also where packages are those of production by default', () => {
  expect(setUp([], { NODE_ENV: 'production' })).toMatchObject({ status: 0, stderr: '' });
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
});

test('a changed lock is installed anew', () => {
  setUp();
  writeJson('package-lock.json', { packages: { ...lock.packages, 'node_modules/two': { version: '2.0.0' } } });
  setUp();
  expect(npmCalls()).toHaveLength(2);
});

test('what the newcomer has installed already is not installed again', () => {
  spawnSync('/bin/sh', ['-c', `${freshNode} && chmod +x node_modules/.bin/node`], { cwd: root });
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.0' } } });
  expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(existsSync(join(root, 'npm-calls'))).toBe(false);
});

test('another version than the locked one is replaced', () => {
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.1' } } });
  expect(setUp().status).toBe(0);
  expect(npmCalls()).toHaveLength(1);
});

test.each([
  ['npm error code ECONNREFUSED', /registry cannot be reached/],
  ['npm error code ENOTFOUND', /registry cannot be reached/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /may not write here/],
  ['npm error code EINTEGRITY', /npm cache clean/],
  ['npm error code EUSAGE', /disagree/],
  ['npm error code E403', /refuses you/],
  ['npm error something new', /npm ci ended with 1/],
])('when npm says "%s" the last line says what to do', (message, sentence) => {
  program('npm', `echo "${message}" >&2; exit 1`);
  const result = setUp();
  expect(result.stderr).toContain(message);
  expectFailure(result, sentence);
});

test('a machine without npm is told to install it', () => {
  rmSync(join(programs, 'npm'));
  expectFailure(setUp(), /npm was not found/);
});

test('a Node too old is told which one to install', () => {
  const pretend = 'Object.defineProperty(process, "versions", { value: { node: "18.0.0" } })';
  const result = setUp([], {}, ['--import', `data:text/javascript,${pretend}`]);
  expectFailure(result, /Node\.js 18\.0\.0; install Node\.js 24/);
});

test('an install that brought no Node 24 is noticed', () => {
  program('npm', 'mkdir -p node_modules');
  expectFailure(setUp(), /did not let the package "node" bring Node\.js 24/);
});

test('Chromium on the PATH is found, written down, and not looked for again', () => {
  const path = program('google-chrome', workingChromium);
  expect(setUp(['--browser']).stdout).toMatch(/Using Chromium 156\.0\.1/);
  const cache = readFileSync(join(root, 'node_modules/.cache/dakkeh/chromium.json'), 'utf8');
  expect(JSON.parse(cache)).toEqual({ path, version: '156.0.1' });
  expect(setUp(['--browser']).stdout).toBe('');
});

test('CHROMIUM_PATH comes first, and a wrong one is refused', () => {
  program('chromium', workingChromium);
  const own = program('my-browser', 'echo Chromium 200.1');
  expect(setUp(['--browser'], { CHROMIUM_PATH: own }).stdout).toMatch(/Using Chromium 200\.1/);
  expectFailure(setUp(['--browser'], { CHROMIUM_PATH: '/nowhere' }), /CHROMIUM_PATH is \/nowhere/);
});

test('where a stub only pretends to be Chromium, Debian\'s is installed', () => {
  program('chromium-browser', 'echo "please install the snap" >&2; exit 1');
  program('sudo', sudo);
  program('apt-get', `case "$*" in *install*) printf '#!/bin/sh\\n${workingChromium}\\n' > programs/chromium
    chmod +x programs/chromium;; esac`);
  expect(setUp(['--browser'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/Using Chromium 156/) });
});

test('an apt-get that fails shows why and ends with what to do', () => {
  program('sudo', sudo);
  program('apt-get', 'echo "E: Unable to locate package chromium"; exit 100');
  const result = setUp(['--browser']);
  expect(result.stderr).toContain('Unable to locate');
  expectFailure(result, /could not install chromium/);
});

test('a machine without Chromium and without apt-get is told what to install', () => {
  expectFailure(setUp(['--browser']), /no Chromium was found; install Chromium or Chrome/);
});

test('PostgreSQL is looked for where it is named, and nothing is said of one that is there', () => {
  vi.stubEnv('POSTGRES_BIN', programs);
  expect(findPostgres()).toBeUndefined();
  program('initdb', 'exit 0');
  expect(findPostgres()).toBe(programs);
  setUp();
  expect(setUp(['--postgres'], { POSTGRES_BIN: programs })).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('nothing is said of an nginx that is there', () => {
  program('nginx', 'exit 0');
  setUp();
  expect(setUp(['--nginx'])).toEqual({ status: 0, stdout: '', stderr: '' });
});
