import type { Mount } from '../../../kernel/types.ts';
import { applyViewport, viewModeCookie } from '../../../kernel/view-mode.ts';
import { leaveFrame } from './framing.ts';
import { wakeByHash } from './hash.ts';
import { showPartnerFrame } from './partner-frame.ts';

/**
 * What depends on how the reader came: in desktop view, by a hash, from a partner, or inside somebody's frame.
 * The kernel loads it only then, and again when the hash changes.
 */
const mount: Mount = (_, kernel) => {
  const { cookies, page } = kernel;
  if (cookies.read(viewModeCookie(page.host)) === 'desktop') applyViewport('desktop');
  if (self !== top && page.meta('iframe') !== 'allow') leaveFrame();
  showPartnerFrame(page, location.hash);
  wakeByHash(kernel, location.hash);
  return undefined;
};

export default mount;
