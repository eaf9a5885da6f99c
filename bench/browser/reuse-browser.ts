import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { playwrightFlags } from '../../scripts/chromium.ts';
import { BenchFailure } from '../failure.ts';
import { chromiumPath } from '../sites/own-site.ts';
import { openCgroup } from './cgroup.ts';
import { slowLine, slowProcessor } from './phone.ts';
import type { Visit } from './visit.ts';

/** Slows a visit down to a low-end phone. A browser that is slow as a whole is so only once. */
export async function slowDown({ cdp, context }: Visit): Promise<void> {
  if (!isSlowed(context.browser())) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await cdp.send('Network.emulateNetworkConditions', slowLine);
}

/** Starts a browser by the path of its program. */
type Launch = (executable: string) => Promise<Browser>;

const slowed = new WeakSet<Browser>();

/** Tells if the browser has only a share of a core: then its pages are not slowed down once more. */
const isSlowed = (browser: Browser | null): boolean => browser !== null && slowed.has(browser);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Starts a browser of which all processes together have a share of one core: those of its network and its workers, too.
 * The group that they are in goes with the browser, however that ends. Throws a sentence where the system does not
 * allow groups.
 */
async function launchSlowly(share: number, executable: string, launch: Launch): Promise<Browser> {
  const group = openCgroup(share);
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-slow-'));
  const leave = (): void => {
    process.off('exit', leave);
    group.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leave);
  const starter = join(folder, 'browser');
  writeFileSync(starter, `#!/bin/sh\necho $$ > ${quoted(group.members)} && exec ${quoted(executable)} "$@"\n`);
  chmodSync(starter, 0o755);
  try {
    const browser = await launch(starter);
    browser.on('disconnected', leave);
    slowed.add(browser);
    return browser;
  } catch (error) {
    leave();
    throw error;
  }
}

/** A signal ends this whole process, not the browser alone, which would be taken for a crash. */
const withoutSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A browser with a fresh profile. Coverage of calls and the collecting of garbage need no flags of their own. */
const launchBrowser = (executablePath = chromiumPath()): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...playwrightFlags], ...withoutSignals });

export interface ReusedBrowser extends AsyncDisposable {
  /** Does something with a browser; once more with a new one, where it ended meanwhile. */
  use: <Result>(work: (browser: Browser) => Promise<Result>) => Promise<Result>;
}

/** Starts browsers that have a share of one core, or else all that there is. */
export const startedWith = (share: number | undefined) => (): Promise<Browser> =>
  share === undefined ? launchBrowser() : launchSlowly(share, chromiumPath(), launchBrowser);

/** A browser that is started when it is needed, and anew when it was killed or has crashed. */
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
