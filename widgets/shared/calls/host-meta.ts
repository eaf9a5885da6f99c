/** Returns the content of the page's `call-base` or `call-header` meta, or an empty string. */
export const hostMeta = (property: 'call-base' | 'call-header'): string =>
  document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content ?? '';
