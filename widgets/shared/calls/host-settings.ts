import { hostMeta } from './host-meta.ts';

/**
 * Fetches with the page's settings: replaces a leading `~` with the `call-base`, and adds the `call-header`, such as
 * `X-CSRF-Token: a1b2`, and cookies to calls to this host or to that base. Other hosts never get the header.
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
