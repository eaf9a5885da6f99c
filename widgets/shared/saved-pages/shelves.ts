/** Names of the caches. They must not change, because every build reads existing caches. */
export const shelves = {
  /** Pages as received, before we know whether they are ours and whether the reader opens them. */
  come: 'dakkeh-come',
  /** Pages as last read. */
  read: 'dakkeh-read',
  /** Articles that the reader saved for later. */
  later: 'dakkeh-later',
  /** The page that lists all saved pages. */
  list: 'dakkeh-list',
  /** Files of saved pages, by path. */
  files: 'dakkeh-files',
  /** Metadata of saved pages, under paths that no page uses. */
  about: 'dakkeh-about',
} as const;

/** Path prefix of files in saved pages. The service worker answers these requests, not the server. */
export const savedPrefix = '/kept';

/** Parameters for tracking where a reader came from. They do not change the page. */
const campaign = /^(utm_.*|[a-z]*clk?id|gclsrc|[gw]braid|gad_.*|igsh(id)?|mc_[ce]id|_g[al]|srsltid)$/;

/** Returns true if the query of a URL does not change the page. */
export const isSamePage = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(name => campaign.test(name));

/** Returns the path under which a page is saved, without trailing slashes. */
export const pathOf = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.replace(/(.)\/+$/, '$1');

/** Returns true if a response is the requested page itself and may be cached for everybody. */
export const isCacheable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
