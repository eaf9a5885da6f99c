import { isOwn, program } from '../../sites/own-site.ts';

/** The command that measures some of a site again. */
export const runAgain = (site: string, options: string): string =>
  [program, 'run', ...(isOwn(site) ? [] : [site]), options].join(' ');
