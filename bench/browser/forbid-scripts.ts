import type { CDPSession } from '@playwright/test';

interface Header {
  name: string;
  value: string;
}

const policy: Header = { name: 'content-security-policy', value: "script-src 'none'" };

/** What no more holds of a body that was unpacked on its way here. */
const isOfBody = ({ name }: Header): boolean => /^content-encoding$/i.test(name);

/**
 * Keeps the scripts of all documents from running, by a policy that is put on them: what they print stays as it is.
 * Chromium reads the policy of what is answered anew alone, so a document is answered from here once it has come.
 */
export async function forbidScripts(cdp: CDPSession): Promise<void> {
  async function answer(requestId: string, responseCode: number, headers: readonly Header[]): Promise<void> {
    const { body, base64Encoded } = await cdp.send('Fetch.getResponseBody', { requestId });
    const responseHeaders = [...headers.filter(header => !isOfBody(header)), policy];
    const asBase64 = base64Encoded ? body : Buffer.from(body).toString('base64');
    await cdp.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body: asBase64 });
  }
  cdp.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0, responseHeaders = [] }) => {
    const hasBody = responseStatusCode >= 200 && responseStatusCode < 300;
    const done = hasBody
      ? answer(requestId, responseStatusCode, responseHeaders)
      : cdp.send('Fetch.continueResponse', { requestId });
    // A document that goes meanwhile needs no answer.
    void done.catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}
