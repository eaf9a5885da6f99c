import type { Mount } from '../../../kernel/types.ts';

/** The folder of this build. */
const [, build = ''] = /([^/]+)\/[^/]*$/.exec(import.meta.url) ?? [];

/** Measures this page view where the browser can, unless the reader has asked to save data or not to be followed. */
const mount: Mount = async ({ dataset: { kind = '' } }) => {
  const { connection, doNotTrack, globalPrivacyControl } = navigator;
  if (!('getEntriesByType' in performance)) return undefined;
  if (connection?.saveData || globalPrivacyControl || doNotTrack === '1') return undefined;
  const { collectVitals } = await import('./collect-vitals.ts');
  return collectVitals(kind, build);
};

export default mount;
