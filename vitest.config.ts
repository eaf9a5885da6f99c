import { defineConfig } from 'vitest/config';
import { preactAliases } from './scripts/build/aliases.ts';

/** Each name exactly: `react` alone must not stand for `react/jsx-runtime`, too. */
const alias = Object.entries(preactAliases).map(([name, replacement]) => {
  return { find: new RegExp(`^${name}$`), replacement };
});

/** Of what runs on the phone, and on both runtimes. */
const widgetTests = ['widgets/**/*.test.{ts,tsx}', 'tests/properties/*.test.{ts,tsx}'];

/** These put another window in the place of `top`, which a window of its own does not allow. */
const framedTests = ['widgets/page/arrival/arrival.test.ts'];

/** Nothing here takes long, but machines that run the gates are often busy with something else. */
const patient = { testTimeout: 20_000, hookTimeout: 20_000, setupFiles: ['scripts/test/property-seed.ts'] };

/** One window for all files of a worker, each in a context of its own: four times as fast as a window for each. */
const browser = { ...patient, environment: 'jsdom', pool: 'vmThreads' } as const;

/** DESIGN §6: what runs on the phone is tested on both runtimes; the server has the shipped one. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...patient,
          name: 'node',
          environment: 'node',
          include: ['{fixtures,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: { alias },
        test: { ...browser, name: 'preact', include: ['kernel/**/*.test.ts', ...widgetTests], exclude: framedTests },
      },
      {
        test: { ...browser, name: 'react', include: widgetTests, exclude: framedTests },
      },
      {
        test: { ...patient, name: 'framed', environment: 'jsdom', include: framedTests },
      },
    ],
  },
});
