import { shelves } from '../../../shared/saved-pages/shelves.ts';
import { scope } from './scope.ts';

// Replaces the worker if no worker is wanted: it removes the kept pages, and itself. Readers with the worker get it
// with the next page, however late that is.
scope.oninstall = event => event.waitUntil(scope.skipWaiting());

scope.onactivate = event =>
  event.waitUntil(
    (async () => {
      await Promise.all(Object.values(shelves).map(name => caches.delete(name)));
      await scope.registration.unregister();
    })(),
  );
