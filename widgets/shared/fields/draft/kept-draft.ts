import type { Kernel } from '../../../../kernel/types.ts';
import { dated } from '../../base/dated.ts';
import { dropWaiting } from '../../calls/outbox.ts';
import { draftIdOf, waitingIdOf } from '../form-address.ts';
import { draftWith, isKeptFor, restoreDraft } from './draft.ts';
import { freshDraft, isDropped } from './drop-old-drafts.ts';

/** Stores a form's values for one name. A value that was only restored keeps its old date. */
export function keepDraft({ storage }: Kernel, url: string, form: HTMLFormElement, name: string): void {
  const id = draftIdOf(url);
  const before = storage.read('draft', id);
  const draft = draftWith(before, form, name);
  if (isKeptFor(name, before, draft)) return;
  storage.write('draft', id, draft && dated(draft));
}

/**
 * Restores a form's stored draft unless it is too old. Returns the name of the message for the reader, or undefined if
 * there was no draft.
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
