/** The caches of a phone, by what they keep. Every build reads what is there: their names stay the same. */
export const shelves = {
  /** Pages as they have come: whether they are ours, and will be read, is not known yet. */
  come: 'dakkeh-come',
  /** Pages as they were last read. */
  read: 'dakkeh-read',
  /** Articles that the reader keeps for later. */
  later: 'dakkeh-later',
  /** The page that lists both. */
  list: 'dakkeh-list',
  /** Files that pages show and run, each under its path. */
  files: 'dakkeh-files',
  /** Facts about a page, under an address of ours that no page has. */
  about: 'dakkeh-about',
} as const;

/** Before the path of a file, in a page from a shelf: the worker is asked for it, and no server. */
export const savedPrefix = '/kept';

/** Parameters by which others tell where a reader came from: they make no other page. */
const campaign = /^(utm_.*|[a-z]*clk?id|gclsrc|[gw]braid|gad_.*|igsh(id)?|mc_[ce]id|_g[al]|srsltid)$/;

/** Tells if the part after the path of an address leaves the page as it is. */
export const isSamePage = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(name => campaign.test(name));

/** The path that a page is kept under, however its address ends. */
export const pathOf = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.replace(/(.)\/+$/, '$1');

/** Tells if an answer is the page itself, and for everybody. */
export const isCacheable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
