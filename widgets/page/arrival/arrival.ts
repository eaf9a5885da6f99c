import { followChoices, showChoices } from '../../../kernel/choices.ts';
import type { Mount } from '../../../kernel/types.ts';
import { followWidth, hasWidthClass } from '../../../kernel/width.ts';
import { sendLater } from '../../shared/calls/send-later.ts';
import { waitingIds } from '../../shared/calls/waiting-list.ts';
import { pageOfComment } from './comment-hash.ts';
import { wakeDrafts } from './drafts.ts';
import { leaveFrame } from './framing.ts';
import { followHeldTaps } from './held-tap.ts';
import { followHash } from './hash.ts';
import { showPartnerFrame } from './partner-frame.ts';
import { isAtEntry } from '../../shared/base/entry.ts';
import { makeReady } from './prerendered.ts';

/**
 * Does the work that depends on how the reader came: by a hash, from a partner, inside somebody's
 * frame, back to something that was being written, had just been tapped, still waits to be sent or was open over the
 * page, to a page that does not print the first-paint script, or not yet, as the page is prerendered. The kernel loads
 * it only then, and again when the hash changes.
 */
const mount: Mount = (_, kernel) => {
  const { page } = kernel;
  if (document.prerendering) {
    makeReady(kernel);
    return undefined;
  }
  if (!hasWidthClass()) {
    followWidth();
    followChoices();
    showChoices();
  }
  if (self !== top && page.meta('iframe') !== 'allow') leaveFrame();
  const otherPage = pageOfComment(location);
  if (otherPage !== null) location.replace(otherPage);
  showPartnerFrame(page, location.hash);
  followHash(kernel, location.hash);
  wakeDrafts(kernel);
  for (const id of waitingIds()) {
    void sendLater(kernel.storage, id, 0);
    // Lists of comments sleep until they are touched: one with a vote that waits shows it.
    if (id.startsWith('commentRating ')) document.querySelectorAll<HTMLElement>('[data-widget=comments]').forEach(kernel.wake);
  }
  void followHeldTaps(kernel);
  // Loaded again while something was open over it.
  if (isAtEntry()) void import('../../shared/base/over-page.ts').then(({ leaveEntry }) => leaveEntry(), () => {});
  return undefined;
};

export default mount;
