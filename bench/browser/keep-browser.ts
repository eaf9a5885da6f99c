import { type Browser, chromium } from '@playwright/test';
import { playwrightFlags } from '../../scripts/chromium.ts';
import { BenchFailure } from '../failure.ts';
import { chromiumPath } from '../sites/own-site.ts';
import { launchSlowly } from './slow-browser.ts';

/** A signal ends this whole process, not the browser alone, which would be taken for a crash. */
const withoutSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A browser with a fresh profile. Coverage of calls and the collecting of garbage need no flags of their own. */
const launchBrowser = (executablePath = chromiumPath()): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...playwrightFlags], ...withoutSignals });

export interface KeptBrowser extends AsyncDisposable {
  /** Does something with a browser; once more with a new one, where it ended meanwhile. */
  use: <Result>(work: (browser: Browser) => Promise<Result>) => Promise<Result>;
}

/** Starts browsers that have a share of one core, or else all that there is. */
export const startedWith = (share: number | undefined) => (): Promise<Browser> =>
  share === undefined ? launchBrowser() : launchSlowly(share, chromiumPath(), launchBrowser);

/** A browser that is started when it is needed, and anew when it was killed or has crashed. */
export function keepBrowser(launch: () => Promise<Browser> = startedWith(undefined)): KeptBrowser {
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
