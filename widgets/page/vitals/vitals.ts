import type { Mount } from '../../../kernel/types.ts';

/** Folder name of this build. */
const [, build = ''] = /([^/]+)\/[^/]*$/.exec(import.meta.url) ?? [];

/** Measures this page view if the browser supports it, unless the reader saves data or has opted out of tracking. */
const mount: Mount = async ({ dataset: { kind = '' } }) => {
  const { connection, doNotTrack, globalPrivacyControl } = navigator;
  if (!('getEntriesByType' in performance)) return undefined;
  if (connection?.saveData || globalPrivacyControl || doNotTrack === '1') return undefined;
  const { collectVitals } = await import('./collect-vitals.ts');
  return collectVitals(kind, build);
};

export default mount;
