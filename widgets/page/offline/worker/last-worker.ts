import { shelves } from '../../../shared/kept/shelves.ts';
import { scope } from './scope.ts';

// What stands in the worker's place where there is to be none: it takes what was kept with it, and itself. Who had the
// worker comes by it with the next page, however late that is.
scope.oninstall = event => event.waitUntil(scope.skipWaiting());

scope.onactivate = event =>
  event.waitUntil(
    (async () => {
      await Promise.all(Object.values(shelves).map(name => caches.delete(name)));
      await scope.registration.unregister();
    })(),
  );
