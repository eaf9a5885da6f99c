import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

interface Page {
  html: string;
  headers: OutgoingHttpHeaders;
}

/** Makes a script the first of a page on its way to a browser: one whose policy allows but what it knows, too. */
export function putScript(script: string, { html, headers: given }: Page): Page {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = given;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    html: html.replace(/<head[^>]*>/, head => `${head}<script>${script}</script>`),
    headers: { ...headers, ...(policy && { 'content-security-policy': policy.replace('script-src ', `script-src ${hash} `) }) },
  };
}
