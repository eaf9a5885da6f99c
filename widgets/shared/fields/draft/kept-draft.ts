import type { Kernel } from '../../../../kernel/types.ts';
import { dated } from '../../base/dated.ts';
import { dropWaiting } from '../../calls/outbox.ts';
import { draftIdOf, waitingIdOf } from '../form-address.ts';
import { draftWith, isKeptFor, restoreDraft } from './draft.ts';
import { freshDraft, isDropped } from './drop-old-drafts.ts';

/** Keeps what a form now has for a name. A value that was only put back grows no younger by that. */
export function keepDraft({ storage }: Kernel, url: string, form: HTMLFormElement, name: string): void {
  const id = draftIdOf(url);
  const before = storage.read('draft', id);
  const draft = draftWith(before, form, name);
  if (isKeptFor(name, before, draft)) return;
  storage.write('draft', id, draft && dated(draft));
}

/**
 * Puts back into a form what was kept for it, unless it is too old. Names the message about it; none where nothing was
 * kept.
 */
export function restoreKept({ storage }: Kernel, url: string, form: HTMLFormElement): 'draftRestored' | 'draftDiscarded' | undefined {
  const id = draftIdOf(url);
  const draft = freshDraft(storage, id);
  if (restoreDraft(form, draft)) return 'draftRestored';
  if (!isDropped(draft)) return undefined;
  storage.write('draft', id, undefined);
  return 'draftDiscarded';
}

export function discardDraft({ storage }: Kernel, url: string): void {
  storage.write('draft', draftIdOf(url), undefined);
  dropWaiting(waitingIdOf(url));
}
