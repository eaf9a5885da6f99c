import { existsSync, readFileSync } from 'node:fs';

const cache = new URL('../node_modules/.cache/dakkeh/chromium.json', import.meta.url);

/** Returns the browser's path: CHROMIUM_PATH, or the one that the set-up script found. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(cache)) throw new Error('No Chromium is known yet: run "node scripts/setup.mjs --browser".');
  return (JSON.parse(readFileSync(cache, 'utf8')) as { path: string }).path;
}

/** Flags for measurements: no sandbox, because containers run as root, and no background activity. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Disabled features. Chromium's pages for address bar suggestions, which it creates in every window, take half of the
 * time of a short test. The other names come from Playwright, because a second list replaces Playwright's.
 */
const needless = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Flags for a browser driven by Playwright. */
export const playwrightFlags: readonly string[] = [...chromiumFlags, `--disable-features=${needless.join(',')}`];
