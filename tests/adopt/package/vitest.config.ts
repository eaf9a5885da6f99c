import { defineConfig } from 'vitest/config';

/** `npm run test:package`: what is packed is installed elsewhere, which takes longer than a unit test may. */
export default defineConfig({
  test: { include: ['tests/adopt/package/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
});
