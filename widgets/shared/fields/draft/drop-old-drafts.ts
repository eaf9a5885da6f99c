import type { ReaderStorage } from '../../../../kernel/types.ts';
import { dated, unlessExpired } from '../../base/dated.ts';
import { isRecord, parseJson } from '../../base/json.ts';

/** Returns true if a draft contains only its date: it was dropped, and the reader does not know yet. */
export const isDropped = (draft: unknown): boolean => draft instanceof Object && Object.keys(draft).length === 1;

/**
 * Returns the draft under an id. Drops a draft that is too old, but keeps a date in its place until the form has
 * informed the reader.
 */
export function freshDraft(storage: ReaderStorage, id: string): unknown {
  const kept = storage.read('draft', id);
  const left = kept instanceof Object ? (unlessExpired(kept) ?? (isDropped(kept) ? undefined : dated({}))) : undefined;
  if (left !== kept) storage.write('draft', id, left);
  return left;
}

/** Drops all drafts, of any page, that are older than 30 days. */
export function dropOldDrafts(storage: ReaderStorage): void {
  const drafts = parseJson(storage.getItem('draft') ?? 'null');
  if (isRecord(drafts)) for (const id of Object.keys(drafts)) freshDraft(storage, id);
}
