import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/small-server.ts';
import { BenchFailure } from '../../failure.ts';
import { phone } from '../phone.ts';
import { type Engine, type EnginePage, pressAt } from './engine.ts';

const missing = 'WebKit or its screen is missing: on Debian they are the packages webkit2gtk-driver and xvfb.';

/**
 * Time limit for the start, in milliseconds. About one in a hundred browsers crashes at the start; then its driver
 * crashes, too, or waits forever.
 */
const startLimit = 20_000;

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

interface Opening {
  /** Address of a proxy for all requests. */
  proxy?: string;
  /** `normal` waits until the page has loaded; `none` does not. */
  pageLoadStrategy?: 'normal' | 'none';
}

export interface Driver {
  send: Send;
  /** Starts a browser without stored data. Returns the path of its session. */
  open: (how: Opening) => Promise<string>;
  stop: () => Promise<void>;
}

/** Narrows the toolbar: its buttons would keep the window wider than the narrowest phones. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border: 0; -gtk-icon-source: none; }';

function configFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  return folder;
}

/** Starts a process in its own process group, which is ended as a whole. */
function start(command: string, flags: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, flags, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  child.once('error', () => undefined);
  const isThere = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = (): void => {
    if (child.pid && isThere()) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const end = async (): Promise<void> => {
    process.off('exit', kill);
    if (!isThere()) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
  return { child, end };
}

/**
 * Waits for the display number of a separate X server. On a shared one, windows of other tests would take the focus.
 */
async function nameOf(screen: ChildProcess): Promise<string> {
  const [, , , words] = screen.stdio;
  let number = '';
  // Keep reading: an X server that cannot write its line ends.
  words?.on('data', chunk => {
    number += String(chunk);
  });
  while (!number.endsWith('\n')) {
    if (!screen.pid || screen.exitCode !== null) throw new BenchFailure(missing);
    await pause(10);
  }
  return `:${number.trim()}`;
}

async function sendTo(base: string, ...[method, path, body]: Parameters<Send>): Promise<unknown> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/**
 * Returns the path of MiniBrowser. Debian installs it in a folder named after the architecture. Node.js 20 has no glob.
 */
function browserPath(libraries = '/usr/lib'): string | undefined {
  const machines = existsSync(libraries) ? readdirSync(libraries) : [];
  const versions = ['4.1', '4.0'].map(version => `webkit2gtk-${version}/MiniBrowser`);
  const paths = machines.flatMap(machine => versions.map(version => `${libraries}/${machine}/${version}`));
  return paths.find(path => existsSync(path));
}

async function launch(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const { child, end } = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env);
  const send: Send = (...command) => sendTo(`http://127.0.0.1:${port}`, ...command);
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (child.exitCode !== null) throw new BenchFailure(missing);
    await pause(50);
  }
  return { send, end };
}

/** Starts WebKitGTK's driver; MiniBrowser starts with each session. */
export async function startDriver(): Promise<Driver> {
  const binary = browserPath();
  if (!binary) throw new BenchFailure(missing);
  const config = configFolder();
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], process.env);
  // Without a language, navigator.language is "C", which is not a language.
  const env = { ...process.env, DISPLAY: await nameOf(screen.child), LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: config };
  let driver = await launch(env);
  return {
    send: (...command) => driver.send(...command),
    open: async ({ proxy, pageLoadStrategy = 'normal' }) => {
      const args = ['--automation', '--full-screen', ...(proxy === undefined ? [] : [`--proxy=${proxy}`])];
      const alwaysMatch = { pageLoadStrategy, 'webkitgtk:browserOptions': { binary, args } };
      for (let tries = 0; tries < 3; tries += 1) {
        const asked = driver.send('POST', '/session', { capabilities: { alwaysMatch } }).catch(() => undefined);
        const session = await Promise.race([asked, pause(startLimit, undefined, { ref: false })]);
        if (session) return `/session/${(session as { sessionId: string }).sessionId}`;
        await driver.end();
        driver = await launch(env);
      }
      throw new BenchFailure('WebKit’s browser does not start.');
    },
    stop: async () => {
      await driver.end();
      await screen.end();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

async function openPage({ send, open }: Driver): Promise<EnginePage> {
  // Taps happen while the page loads.
  const session = await open({ pageLoadStrategy: 'none' });
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...phone.viewport });
  return {
    goTo: async url => void (await send('POST', `${session}/url`, { url })),
    evaluate: expression => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    tap: async place => {
      await send('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions: pressAt(place) }] });
    },
    [Symbol.asyncDispose]: async () => void (await send('DELETE', session)),
  };
}

/** Starts WebKitGTK on a virtual screen. Taps are mouse clicks, because its driver has no touch. */
export async function startWebKit(): Promise<Engine> {
  const driver = await startDriver();
  return { open: () => openPage(driver), [Symbol.asyncDispose]: driver.stop };
}
