/** What the page says of calls to its host; empty where it says nothing. */
export const hostMeta = (property: 'call-base' | 'call-header'): string =>
  document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content ?? '';
