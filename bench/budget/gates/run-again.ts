import { isOwn, program } from '../../sites/own-site.ts';

export const runAgain = (site: string, options: string): string =>
  [program, 'run', ...(isOwn(site) ? [] : [site]), options].join(' ');
