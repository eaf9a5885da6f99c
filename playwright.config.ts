import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath, playwrightFlags } from './scripts/chromium.ts';
import { isNightly } from './scripts/test/nightly.ts';
import { firefox, lackingInFirefox } from './tests/engines/firefox.ts';
import { lackingInWebKit, webkit } from './tests/engines/webkit/webkit.ts';

/** Port of the first origin; the second one has the next. */
const firstPort = Number(process.env.E2E_PORT ?? 4301);

/** Tests that also run on the React build: markup that React replaces, drafts that it restores, and every view once. */
const reactTests = ['laws/views.spec.ts', 'adopt/unrendered-markup.spec.ts', 'flows/drafts.spec.ts'];

/** Builds of the same source, each with its own origin. All tests run on the shipped one. */
const builds = [
  { name: 'preact', port: firstPort },
  { name: 'react', port: firstPort + 1, testMatch: reactTests },
];

/** Tests of WordPress, which `npm run wordpress` runs. */
const notHere = ['adopt/wordpress/**'];

/** Tests for Firefox and WebKit: all at night; on a push the main flows, and those of storage and sending. */
const inEachEngine = {
  testMatch: ['engines/*.spec.ts', 'flows/*.spec.ts'],
  grep: isNightly ? /./ : /(engines\/(problems|waking)|flows\/(dictionary|offline|outbox))\.spec\.ts|@each-engine/,
};

/** Creates an empty folder for the origins' databases. Workers load this file again and get it by the environment. */
function freshFolder(): string {
  const folder = resolve(`test-results/databases/${firstPort}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

process.env.E2E_DATABASES ??= freshFolder();
const databases = process.env.E2E_DATABASES;

const addressOf = (port: number): string => `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Files of the build need no second compiler, which would take seconds.
  build: { external: ['**/dist/*.mjs'] },
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['junit', { outputFile: 'test-results/e2e.xml' }],
    ['./scripts/test/flaky-tests.ts', { outputFile: 'test-results/flaky.txt' }],
  ],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A failed test is tried once more, alone, after all others; `flaky-tests.ts` names it.
  retries: isNightly ? 0 : 1,
  retryStrategy: 'isolated',
  // The ARIA snapshot of a widget is kept in its folder.
  snapshotPathTemplate: 'widgets/{arg}{ext}',
  // No test says how fast a page is, and machines that run tests are often busy.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Approved pictures are the same on every system: they bring their fonts.
    toHaveScreenshot: { pathTemplate: '{testDir}/laws/pictures/{arg}{ext}' },
  },
  use: {
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'fa-IR',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      // One process for the pages of a test, or a second one is started for it and seldom used.
      args: [...playwrightFlags, '--renderer-process-limit=1'],
      // Readers have the back/forward cache, so the tests have it, too.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    ...builds.map(({ port, testMatch, name }) => ({
      name,
      ...(testMatch && { testMatch }),
      testIgnore: isNightly ? notHere : [...notHere, 'engines/!(problems.spec.ts)'],
      metadata: { build: name },
      use: { baseURL: addressOf(port) },
    })),
    {
      name: 'firefox',
      ...inEachEngine,
      grepInvert: lackingInFirefox,
      metadata: { build: 'preact' },
      use: { ...firefox, baseURL: addressOf(firstPort) },
    },
    {
      name: 'webkit',
      ...inEachEngine,
      grepInvert: lackingInWebKit,
      metadata: { build: 'preact' },
      // Its driver's pictures are PNGs, which a trace does not read.
      use: { ...webkit, baseURL: addressOf(firstPort), trace: { mode: 'on-first-retry', screenshots: false } },
    },
  ],
  webServer: builds.map(({ name, port }) => ({
    name,
    command: 'node dist/origin.mjs',
    url: addressOf(port),
    env: { FLAVOUR: name, PORT: `${port}`, DATABASE: `${databases}/${name}.sqlite`, LIMITS: '100000', SPECIAL_DAYS: '0' },
  })),
});
