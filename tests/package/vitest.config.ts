import { defineConfig } from 'vitest/config';

// What is packed, installed in an empty folder and used from there: `npm run test:package`, apart from `npm test`.
export default defineConfig({
  test: {
    name: 'package',
    include: ['tests/package/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
