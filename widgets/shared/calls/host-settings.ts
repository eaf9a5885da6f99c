import { hostMeta } from './host-meta.ts';

/**
 * Fetches as the page wants calls to be made: `~` stands for its `call-base`, and calls to this host or to that base
 * have its `call-header`, such as `X-CSRF-Token: a1b2`, and the reader's cookies. Other hosts never see the header.
 */
export function fetchByHost(
  address: string,
  options: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
): Promise<Response> {
  const path = address.replace(/^~/, hostMeta('call-base'));
  const isOurs = path !== address || new URL(address, document.baseURI).origin === location.origin;
  const [, name, value = ''] = /^([\w-]+): *(.+)/.exec(hostMeta('call-header')) ?? [];
  if (!isOurs) return fetch(path, options);
  const headers = { ...options.headers, ...(name && { [name]: value }) };
  return fetch(path, { ...options, headers, credentials: 'include' });
}
