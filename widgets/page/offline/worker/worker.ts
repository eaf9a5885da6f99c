import { savedPrefix } from '../../../shared/saved-pages/shelves.ts';
import { answerFile, answerPage, stopWaiting } from './answers.ts';
import { scope } from './scope.ts';

// Handles only pages. All other requests bypass this worker: by routing rules if the browser supports them, otherwise
// because there is no response.
scope.oninstall = event => {
  void scope.skipWaiting();
  event.addRoutes?.({
    condition: { not: { or: [{ requestMode: 'navigate' }, { urlPattern: `${savedPrefix}/*` }] } },
    source: 'network',
  });
};

scope.onactivate = event => event.waitUntil(scope.registration.navigationPreload?.enable());

scope.onfetch = event => {
  const { method, mode, destination, url } = event.request;
  const address = new URL(url);
  // Navigations below the prefix are excluded, because such a page, also in a frame, would count as ours.
  if (mode !== 'navigate' && address.pathname.startsWith(`${savedPrefix}/`)) event.respondWith(answerFile(address));
  // Skips files that are opened on their own, such as videos, because they are requested in ranges.
  else if (method === 'GET' && destination === 'document' && !address.pathname.includes('.')) event.respondWith(answerPage(event, address));
};

scope.onmessage = stopWaiting;
