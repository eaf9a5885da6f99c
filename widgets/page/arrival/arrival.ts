import { followChoices, showChoices } from '../../../kernel/choices.ts';
import type { Mount } from '../../../kernel/types.ts';
import { followWidth, hasWidthClass } from '../../../kernel/width.ts';
import { commentsBox } from '../../shared/base/other-boxes.ts';
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
 * Handles how the reader came to the page: with a hash, from a partner, inside a foreign frame, with a draft, a held
 * tap, unsent data or an overlay in the history, on a page without the first-paint script, or on a prerendered page.
 * The kernel loads this module only in these cases, and again when the hash changes.
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
    // Comment lists sleep until they are touched. A list with a waiting vote must show it.
    if (id.startsWith('commentRating ')) document.querySelectorAll<HTMLElement>(commentsBox).forEach(kernel.wake);
  }
  void followHeldTaps(kernel);
  // The page was reloaded while an overlay was open.
  if (isAtEntry()) void import('../../shared/base/over-page.ts').then(({ leaveEntry }) => leaveEntry(), () => {});
  return undefined;
};

export default mount;
