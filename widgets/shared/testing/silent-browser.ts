import { beforeEach } from 'vitest';
import { serve, silent } from './server.ts';

/**
 * Gives every test of a file a browser in which nothing becomes visible, and a server that never answers. Returns a
 * list of the markup errors that boxes have reported in the test.
 */
export function withSilentBrowser(): unknown[] {
  const said: unknown[] = [];
  document.addEventListener('widget:error', event => {
    event.preventDefault();
    said.push((event as CustomEvent).detail);
  });
  beforeEach(() => {
    serve(...Array.from({ length: 9 }, () => silent));
    said.length = 0;
  });
  return said;
}
