import type { CDPSession } from '@playwright/test';

const policy = { name: 'content-security-policy', value: "script-src 'none'" };

/** Keeps the scripts of all documents from running, by a policy that is put on them: what they print stays as it is. */
export async function forbidScripts(cdp: CDPSession): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    const changed = { responseCode: responseStatusCode ?? 200, responseHeaders: [...responseHeaders, policy] };
    // A document that goes meanwhile needs no answer.
    void cdp.send('Fetch.continueResponse', { requestId, ...changed }).catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}
