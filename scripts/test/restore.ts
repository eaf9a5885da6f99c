import { afterEach, vi } from 'vitest';

// What a test has put in the place of something else does not outlive it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
