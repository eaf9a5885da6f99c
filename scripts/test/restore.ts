import { afterEach, vi } from 'vitest';

// A replacement that a test has made does not outlive it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
