import { existsSync, readFileSync } from 'node:fs';

const cache = new URL('../node_modules/.cache/dakkeh/chromium.json', import.meta.url);

/** Path of the browser: CHROMIUM_PATH, or the one that the set-up script found. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(cache)) throw new Error('No Chromium is known yet: run "node scripts/setup.mjs --browser".');
  return (JSON.parse(readFileSync(cache, 'utf8')) as { path: string }).path;
}

/** Flags for a browser that measures: no sandbox (containers run as root), nothing going on in the background. */
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
 * Features that the browser does not need. In every window it makes pages of its own for the suggestions of the address
 * bar, which is half of what a short test costs. The others are Playwright's, whose list is replaced by a second one.
 */
const needless = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Flags for a browser that Playwright drives. */
export const playwrightFlags: readonly string[] = [...chromiumFlags, `--disable-features=${needless.join(',')}`];
