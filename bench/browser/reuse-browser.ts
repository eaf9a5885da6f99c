import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { playwrightFlags } from '../../scripts/chromium.ts';
import { BenchFailure } from '../failure.ts';
import { chromiumPath } from '../sites/own-site.ts';
import { openCgroup } from './cgroup.ts';
import { slowLine, slowProcessor } from './phone.ts';
import type { Visit } from './visit.ts';

/** Slows a visit down to a low-end phone. Throttles the processor only if the browser has no quota already. */
export async function slowDown({ cdp, context }: Visit): Promise<void> {
  if (!isSlowed(context.browser())) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await cdp.send('Network.emulateNetworkConditions', slowLine);
}

/** Starts a browser from the path of its program. */
type Launch = (executable: string) => Promise<Browser>;

const slowed = new WeakSet<Browser>();

/** Returns true if the browser has only a share of a core; then its pages need no throttling. */
const isSlowed = (browser: Browser | null): boolean => browser !== null && slowed.has(browser);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Creates a program that starts another one in a new group with a share of one core. `remove` ends it, which otherwise
 * happens when this process exits. Throws a BenchFailure if this system allows no groups.
 */
export function slowProgram(program: string, share: number): { path: string; remove: () => void } {
  const group = openCgroup(share);
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-slow-'));
  const remove = (): void => {
    process.off('exit', remove);
    group.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  const path = join(folder, 'browser');
  // The process joins its group before it becomes the program.
  const script = `#!/bin/sh\necho $$ > ${quoted(group.members)} && exec ${quoted(program)} "$@"\n`;
  writeFileSync(path, script, { mode: 0o755 });
  return { path, remove };
}

/**
 * Starts a browser whose processes, including network and workers, share a part of one core. The group is removed when
 * the browser ends, for whatever reason. Throws a BenchFailure if the system does not allow groups.
 */
async function launchSlowly(share: number, executable: string, launch: Launch): Promise<Browser> {
  const { path, remove } = slowProgram(executable, share);
  try {
    const browser = await launch(path);
    browser.on('disconnected', remove);
    slowed.add(browser);
    return browser;
  } catch (error) {
    remove();
    throw error;
  }
}

/** Signals must end this whole process. If only the browser ended, that would count as a crash. */
const withoutSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Starts a browser with a new profile. Call coverage and garbage collection need no flags. */
const launchBrowser = (executablePath = chromiumPath()): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...playwrightFlags], ...withoutSignals });

export interface ReusedBrowser extends AsyncDisposable {
  /** Runs work with a browser. Repeats it once with a new browser if the first one ended meanwhile. */
  use: <Result>(work: (browser: Browser) => Promise<Result>) => Promise<Result>;
}

/** Returns a function that starts browsers with a share of one core, or without a limit. */
export const startedWith = (share: number | undefined) => (): Promise<Browser> =>
  share === undefined ? launchBrowser() : launchSlowly(share, chromiumPath(), launchBrowser);

/** Starts a browser on demand, and again after it was killed or has crashed. */
export function reuseBrowser(launch: () => Promise<Browser> = startedWith(undefined)): ReusedBrowser {
  let browser: Browser | null = null;
  async function current(): Promise<Browser> {
    if (!browser?.isConnected()) browser = await launch();
    return browser;
  }
  return {
    use: async work => {
      for (let attempt = 1; ; attempt += 1) {
        const used = await current();
        try {
          return await work(used);
        } catch (error) {
          if (used.isConnected()) throw error;
          if (attempt === 2) {
            throw new BenchFailure('Chromium ended twice in the middle of a visit. What was measured is kept: go on with --resume.');
          }
        }
      }
    },
    [Symbol.asyncDispose]: async () => browser?.close(),
  };
}
