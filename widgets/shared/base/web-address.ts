/** Returns a value as an absolute http(s) URL, or undefined if it is not one. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(value, document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the same URL if it is secure, otherwise undefined. URLs with https or of this page's origin are secure. */
export function secureAddress(value: unknown): string | undefined {
  const address = webAddress(value);
  const isSecure = address !== undefined && (/^https:/.test(address) || new URL(address).origin === location.origin);
  return isSecure ? address : undefined;
}
