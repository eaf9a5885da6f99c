import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts';

/** A signal ends this whole process, not the browser alone, which would be taken for a crash. */
const withoutSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A browser with a fresh profile. Coverage of calls and the collecting of garbage need no flags of their own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags], ...withoutSignals });
