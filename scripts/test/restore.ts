import { afterEach, vi } from 'vitest';

// Removes all mocks after each test.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
