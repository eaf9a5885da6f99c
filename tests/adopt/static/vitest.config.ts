import { defineConfig } from 'vitest/config';
import { preactAliases } from '../../../scripts/build/aliases.ts';

/** Tests of static site generators, which `npm run eleventy` installs and runs first. */
export default defineConfig({
  resolve: {
    alias: Object.entries(preactAliases).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
  },
  test: { environment: 'jsdom', include: ['tests/adopt/static/*.test.ts'] },
});
