/** Content of the page's meta about calls to its host; empty without one. */
export const hostMeta = (property: 'call-base' | 'call-header'): string =>
  document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content ?? '';
