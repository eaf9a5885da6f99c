/** An address, whole, as this page would ask for it; undefined if no browser fetches it. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(value, document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The same where nobody on the way can read or change what is asked for; what is our own page's host's is as safe. */
export function secureAddress(value: unknown): string | undefined {
  const address = webAddress(value);
  const isSecure = address !== undefined && (/^https:/.test(address) || new URL(address).origin === location.origin);
  return isSecure ? address : undefined;
}
