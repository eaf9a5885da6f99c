import { defineConfig } from 'vitest/config';
import { preactAliases } from './scripts/build/aliases.ts';

/** Each name exactly: `react` alone must not stand for `react/jsx-runtime`, too. */
const alias = Object.entries(preactAliases).map(([name, replacement]) => {
  return { find: new RegExp(`^${name}$`), replacement };
});

/** Of what runs on the phone, and on both runtimes. */
const widgetTests = ['widgets/**/*.test.{ts,tsx}', 'tests/properties/*.test.{ts,tsx}'];

/** DESIGN §6: what runs on the phone is tested on both runtimes; the server has the shipped one. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{fixtures,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: { alias },
        test: { name: 'preact', environment: 'jsdom', include: ['kernel/**/*.test.ts', ...widgetTests] },
      },
      {
        test: { name: 'react', environment: 'jsdom', include: widgetTests },
      },
    ],
  },
});
