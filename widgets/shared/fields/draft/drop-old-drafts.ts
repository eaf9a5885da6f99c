import type { ReaderStorage } from '../../../../kernel/types.ts';
import { dated, unlessExpired } from '../../base/dated.ts';
import { isRecord, parseJson } from '../../base/json.ts';

/** Tells if all that is left of a draft is its date: its reader has not been told that it was dropped. */
export const isDropped = (draft: unknown): boolean => draft instanceof Object && Object.keys(draft).length === 1;

/** Reads the draft under an id; one that is too old is dropped, and leaves a date, until its form says so. */
export function freshDraft(storage: ReaderStorage, id: string): unknown {
  const kept = storage.read('draft', id);
  const left = kept instanceof Object ? (unlessExpired(kept) ?? (isDropped(kept) ? undefined : dated({}))) : undefined;
  if (left !== kept) storage.write('draft', id, left);
  return left;
}

/** Drops what the reader has begun to write, on whatever page, and not gone on with for 30 days. */
export function dropOldDrafts(storage: ReaderStorage): void {
  const drafts = parseJson(storage.getItem('draft') ?? 'null');
  if (isRecord(drafts)) for (const id of Object.keys(drafts)) freshDraft(storage, id);
}
