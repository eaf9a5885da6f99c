import type { ReaderStorage } from '../../../../kernel/types.ts';
import { isRecord, parseJson } from '../../base/json.ts';
import { freshDraft } from './draft-date.ts';

/** Drops what the reader has begun to write, on whatever page, and not gone on with for 30 days. */
export function dropOldDrafts(storage: ReaderStorage): void {
  const drafts = parseJson(storage.getItem('draft') ?? 'null');
  if (isRecord(drafts)) for (const id of Object.keys(drafts)) freshDraft(storage, id);
}
