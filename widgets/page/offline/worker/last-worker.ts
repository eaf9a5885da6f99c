import { shelves } from '../../../shared/saved-pages/shelves.ts';
import { scope } from './scope.ts';

// Replaces the worker if a site no longer wants one: deletes the saved pages and unregisters itself. Readers with the
// worker get it with their next page.
scope.oninstall = event => event.waitUntil(scope.skipWaiting());

scope.onactivate = event =>
  event.waitUntil(
    (async () => {
      await Promise.all(Object.values(shelves).map(name => caches.delete(name)));
      await scope.registration.unregister();
    })(),
  );
