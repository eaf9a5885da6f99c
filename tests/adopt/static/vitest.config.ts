import { defineConfig } from 'vitest/config';
import { preactAliases } from '../../../scripts/build/aliases.ts';

/** What static site generators make: they are installed and run before, by `npm run eleventy`. */
export default defineConfig({
  resolve: {
    alias: Object.entries(preactAliases).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
  },
  test: { environment: 'jsdom', include: ['tests/adopt/static/*.test.ts'] },
});
