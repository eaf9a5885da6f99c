import { defineConfig } from 'vitest/config';

/**
 * Configuration of `npm run test:package`. It installs the packed files elsewhere, which takes longer than unit tests.
 */
export default defineConfig({
  test: { include: ['tests/adopt/package/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
});
