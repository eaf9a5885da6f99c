import type { CDPSession } from '@playwright/test';

export interface SentRequest {
  path: string;
  /** Its answer is shown as a page of its own. */
  isPage: boolean;
  /** Seconds of the machine's clock. */
  timestamp: number;
  /** When it was answered, and with what; null while it was not. */
  answered: { timestamp: number; status: number } | null;
}

/** Notes all requests from now on. The network has to be watched already. */
export function watchSent(cdp: CDPSession): () => SentRequest[] {
  const all = new Map<string, SentRequest>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, redirectResponse }) => {
    const redirected = all.get(requestId);
    if (redirected && redirectResponse) {
      redirected.answered = { timestamp, status: redirectResponse.status };
      return;
    }
    const { pathname } = new URL(request.url);
    all.set(requestId, { path: pathname, isPage: type === 'Document', timestamp, answered: null });
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = all.get(requestId);
    if (request) request.answered ??= { timestamp, status: response.status };
  });
  return () => [...all.values()];
}
