import { savedPrefix } from '../../../shared/saved-pages/shelves.ts';
import { answerFile, answerPage, stopWaiting } from './answers.ts';
import { scope } from './scope.ts';

// Pages alone come here. All else goes the browser's own way, without waiting for this worker: by rules where it knows
// them, and else because nothing answers.
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
  // A page, in a frame, too, would be one of ours.
  if (mode !== 'navigate' && address.pathname.startsWith(`${savedPrefix}/`)) event.respondWith(answerFile(address));
  // Files that are opened on their own, such as videos, are requested in parts.
  else if (method === 'GET' && destination === 'document' && !address.pathname.includes('.')) event.respondWith(answerPage(event, address));
};

scope.onmessage = stopWaiting;
