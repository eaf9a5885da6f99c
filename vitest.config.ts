import { dirname } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { preactAliases } from './scripts/build/aliases.ts';
import { sentenceFiles } from './scripts/build/sentences.ts';
import { widgetFolders, writtenVotes } from './scripts/build/widget-folders.ts';

/** Each name exactly: `react` alone must not stand for `react/jsx-runtime`, too. */
const alias = Object.entries(preactAliases).map(([name, replacement]) => {
  return { find: new RegExp(`^${name}$`), replacement };
});

/** Tests of widgets that only arrange what a server has printed: no runtime has a part in them. */
const testsWithoutView = widgetFolders()
  .filter(({ hasView }) => !hasView)
  .map(({ entry }) => `${dirname(entry)}/**/*.test.tsx`);

/** Code that runs on the phone: all of it is tested on the shipped runtime. */
const widgetTests = ['widgets/**/*.test.{ts,tsx}', 'tests/laws/*.dom.test.{ts,tsx}'];

/** Code that runs in Node: the server, the bench, the scripts and the package's commands. */
const nodeTests = ['{fixtures,scripts,bench,styles,widgets/package}/**/*.test.{ts,tsx}', 'tests/laws/*.test.ts'];

/** Tests of views, which run on Preact and on React. */
const viewTests = ['widgets/**/*.test.tsx', 'tests/laws/*.dom.test.tsx'];

/** Tests of the stores, which run on SQLite and on PostgreSQL. */
const storeTests = ['fixtures/server/store/*.test.ts', 'fixtures/operations/postgres/*.test.ts'];

/** Tests that replace `top`, which the real top window does not allow. */
const framedTests = ['widgets/**/*.framed.test.ts'];

/** Tests that replace modules. Other tests of the same worker would get the replacements, too. */
const isolatedTests = ['{fixtures,scripts,bench}/**/*.isolated.test.ts', 'tests/laws/*.isolated.test.ts'];

/** Long timeouts for fast tests, because machines that run the gates are often busy. */
const slowMachine = { testTimeout: 60_000, hookTimeout: 60_000, setupFiles: ['scripts/test/property-seed.ts'] };

/** Settings of tests without a page. The helper for pages resets mocks and timers itself. */
const node = { ...slowMachine, environment: 'node', setupFiles: [...slowMachine.setupFiles, 'scripts/test/restore.ts'] };

/** Constants that the build defines in the code. */
const define = { VOTES: writtenVotes(), ...sentenceFiles().define };

/** Settings of tests with a page. Files share a worker, each with its VM context: four times as fast as one each. */
const browser = { ...slowMachine, environment: 'jsdom', pool: 'vmThreads' } as const;

const freshPages = [...slowMachine.setupFiles, 'widgets/shared/testing/fresh-pages.ts'];

export default defineConfig({
  test: {
    // The default leaves a core unused.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'node',
          setupFiles: [...node.setupFiles, 'scripts/test/compat.ts'],
          // Modules are read once for all files of a worker, which takes a quarter less time.
          isolate: false,
          include: nodeTests,
          exclude: [...configDefaults.exclude, '**/*.dom.test.ts', 'fixtures/operations/postgres/**', ...isolatedTests],
        },
      },
      {
        resolve: { alias },
        test: { ...node, name: 'isolated', include: isolatedTests },
      },
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'postgres',
          include: storeTests,
          // These ask no database.
          exclude: ['fixtures/server/store/{captcha-riddle,clean-text}.test.ts'],
          globalSetup: ['scripts/test/postgres.ts'],
        },
      },
      {
        define,
        test: { ...browser, name: 'kernel', include: ['kernel/**/*.test.ts'] },
      },
      {
        define,
        resolve: { alias },
        test: {
          ...browser,
          name: 'preact',
          setupFiles: freshPages,
          include: widgetTests,
          exclude: [...framedTests, 'widgets/package/**'],
        },
      },
      {
        define,
        test: { ...browser, name: 'react', setupFiles: freshPages, include: viewTests, exclude: testsWithoutView },
      },
      {
        define,
        test: { ...slowMachine, name: 'framed', environment: 'jsdom', setupFiles: freshPages, include: framedTests },
      },
    ],
  },
});
