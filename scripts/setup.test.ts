import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { findPostgres } from './setup/programs.mjs';
import { freshFolder } from './test/fresh-folder.ts';

const lock = { packages: { '': {}, 'node_modules/one': { version: '1.0.0' }, 'node_modules/mac': { optional: true } } };
const freshNode = 'mkdir -p node_modules/.bin && printf "#!/bin/sh\\necho v24.21.0\\n" > node_modules/.bin/node';
const workingNpm = `echo "$*" >> npm-calls; rm -rf node_modules; ${freshNode} && chmod +x node_modules/.bin/node`;
const workingChromium = 'echo Chromium 156.0.1';
const sudo = 'shift; [ "$1" = true ] || exec "$@"';

const { at, write } = freshFolder();

/** Creates a program in the only folder of the set-up's PATH. */
function program(name: string, script: string): string {
  const file = at(`programs/${name}`);
  write(`programs/${name}`, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function setUp(options: string[] = [], env: Record<string, string> = {}, nodeFlags: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, 'scripts/setup.mjs', ...options], {
    cwd: at(),
    env: { PATH: at('programs'), ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const npmCalls = (): string[] => readFileSync(at('npm-calls'), 'utf8').trim().split('\n');
const writeJson = (file: string, value: unknown): void => write(file, JSON.stringify(value));

function expectFailure({ status, stderr }: ReturnType<typeof setUp>, sentence: RegExp): void {
  const lines = stderr.trim().split('\n');
  expect(lines.at(-1)).toMatch(/^The set-up failed: .+\.$/);
  expect(lines.at(-1)).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
}

beforeEach(() => {
  for (const name of ['scripts', 'programs']) mkdirSync(at(name));
  cpSync(new URL('setup.mjs', import.meta.url), at('scripts/setup.mjs'));
  cpSync(new URL('setup', import.meta.url), at('scripts/setup'), { recursive: true });
  symlinkSync('/usr/bin/env', at('programs/env'));
  writeJson('package-lock.json', lock);
  program('npm', workingNpm);
});

test('the first run installs the locked packages, and the second prints nothing', () => {
  const first = setUp();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(/Installing the locked packages/);
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
  expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(npmCalls()).toHaveLength(1);
});

test('the set-up installs nothing if all packages are present', () => {
  spawnSync('/bin/sh', ['-c', `${freshNode} && chmod +x node_modules/.bin/node`], { cwd: at() });
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.0' } } });
  expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(existsSync(at('npm-calls'))).toBe(false);
});

test('the set-up replaces a package with another version than the locked one', () => {
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.1' } } });
  expect(setUp().status).toBe(0);
  expect(npmCalls()).toHaveLength(1);
});

test('the set-up uses the running Node if npm has no Node 24 for the machine', () => {
  program('npm', 'mkdir -p node_modules');
  expect(setUp()).toMatchObject({ status: 0, stderr: '' });
  const { stdout } = spawnSync(at('node_modules/.bin/node'), ['--version'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(process.version);
});

test('the set-up ends with advice if there is no Node 24', () => {
  program('npm', 'mkdir -p node_modules');
  const pretend = 'Object.defineProperty(process, "version", { value: "v22.1.0" })';
  expectFailure(setUp([], {}, ['--import', `data:text/javascript,${pretend}`]), /has brought no Node\.js 24 for .*nodejs\.org/);
});

test('no package downloads anything outside of the lock on installation', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Record<string, { integrity?: string; link?: boolean }> };
  const { allowScripts } = read('package.json') as { allowScripts: object };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  // esbuild's script only checks that its binary starts.
  expect(Object.keys(allowScripts)).toEqual(['esbuild']);
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

test('an old Node is refused with the version to install', () => {
  const pretend = 'Object.defineProperty(process, "versions", { value: { node: "18.0.0" } })';
  const result = setUp([], {}, ['--import', `data:text/javascript,${pretend}`]);
  expectFailure(result, /Node\.js 18\.0\.0; install Node\.js 24/);
});

test('Chromium on the PATH is found once, and remembered', () => {
  const path = program('google-chrome', workingChromium);
  expect(setUp(['--browser']).stdout).toMatch(/Using Chromium 156\.0\.1/);
  const cache = readFileSync(at('node_modules/.cache/dakkeh/chromium.json'), 'utf8');
  expect(JSON.parse(cache)).toEqual({ path, version: '156.0.1' });
  expect(setUp(['--browser']).stdout).toBe('');
});

test('CHROMIUM_PATH takes precedence, and a wrong one is refused', () => {
  program('chromium', workingChromium);
  const own = program('my-browser', 'echo Chromium 200.1');
  expect(setUp(['--browser'], { CHROMIUM_PATH: own }).stdout).toMatch(/Using Chromium 200\.1/);
  expectFailure(setUp(['--browser'], { CHROMIUM_PATH: '/nowhere' }), /CHROMIUM_PATH is \/nowhere/);
});

test("Debian's Chromium is installed if the present one is a stub", () => {
  program('chromium-browser', 'echo "please install the snap" >&2; exit 1');
  program('sudo', sudo);
  program('apt-get', `case "$*" in *install*) printf '#!/bin/sh\\n${workingChromium}\\n' > programs/chromium
    chmod +x programs/chromium;; esac`);
  expect(setUp(['--browser'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/Using Chromium 156/) });
});

test('a failing apt-get is reported with its reason and advice', () => {
  program('sudo', sudo);
  program('apt-get', 'echo "E: Unable to locate package chromium"; exit 100');
  const result = setUp(['--browser']);
  expect(result.stderr).toContain('Unable to locate');
  expectFailure(result, /could not install chromium/);
});

test('Firefox and WebKit are installed once, and missing parts are named', () => {
  setUp();
  program('sudo', sudo);
  program('dpkg-query', 'cat installed 2>/dev/null');
  program('apt-get', 'exit 100');
  expect(setUp(['--engines']).stdout).toMatch(/will fail: firefox-esr, webkit2gtk-driver, /);
  program('apt-get', 'for name; do echo "$name installed"; done > installed');
  expect(setUp(['--engines']).stdout).toMatch(/^Firefox or WebKit is not complete: .*firefox-esr, .*\n$/);
  expect(setUp(['--engines']).stdout).toBe('');
});

test('PostgreSQL is found at its configured path, without output', () => {
  vi.stubEnv('POSTGRES_BIN', at('programs'));
  expect(findPostgres()).toBeUndefined();
  program('initdb', 'exit 0');
  expect(findPostgres()).toBe(at('programs'));
  setUp();
  expect(setUp(['--postgres'], { POSTGRES_BIN: at('programs') })).toEqual({ status: 0, stdout: '', stderr: '' });
});
