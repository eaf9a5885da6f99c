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

/** Tests of views, in .tsx files: they run on React, too. */
const viewTests = ['widgets/**/*.test.tsx', 'tests/laws/*.dom.test.tsx'];

/** Tests of the stores: they run on SQLite, and on a PostgreSQL of their own. */
const storeTests = ['fixtures/server/store/*.test.ts', 'fixtures/operations/postgres/*.test.ts'];

/** These put another window in the place of `top`, which a window of its own does not allow. */
const framedTests = ['widgets/**/*.framed.test.ts'];

/** These replace modules, which others of the same worker would be handed, too. */
const isolatedTests = ['{fixtures,scripts,bench}/**/*.isolated.test.ts', 'tests/laws/*.isolated.test.ts'];

/** Nothing here takes long, but machines that run the gates are often busy with something else. */
const slowMachine = { testTimeout: 20_000, hookTimeout: 20_000, setupFiles: ['scripts/test/property-seed.ts'] };

/** Tests without a page, which resets all of this itself. */
const node = { ...slowMachine, environment: 'node', setupFiles: [...slowMachine.setupFiles, 'scripts/test/restore.ts'] };

/** Folder that the build writes to. */
const define = { VOTES: writtenVotes(), ...sentenceFiles().define };

/** One window for all files of a worker, each in a context of its own: four times as fast as a window for each. */
const browser = { ...slowMachine, environment: 'jsdom', pool: 'vmThreads' } as const;

const freshPages = [...slowMachine.setupFiles, 'widgets/shared/testing/fresh-pages.ts'];

export default defineConfig({
  test: {
    // Or it leaves a core to what is not running.
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
