import type { ReaderStorage } from '../../../../kernel/types.ts';
import { isRecord, parseJson } from '../../calls/json.ts';

/** Under no field's name. */
const dateName = '(written)';

const day = 24 * 60 * 60 * 1000;

/** Phones are shared, and what was begun has names in it. */
const lifetime = 30 * day;

/** Nobody is away for so long: the phone's clock was set. */
const longestAbsence = 365 * day;

interface DraftDate {
  at: number;
  /** It is that of the day on which the draft was found, without a date that could be right. */
  isGuessed: boolean;
}

type Kept = Readonly<Record<string, unknown>>;

/** Something to keep, with the time of now. */
export const dated = (values: Kept, isGuessed = false): Kept => ({
  ...values,
  [dateName]: { at: Date.now(), isGuessed } satisfies DraftDate,
});

/** What is left of something kept: itself as long as it is not too old. A date that cannot be right is guessed once. */
function current(kept: unknown): unknown {
  if (!isRecord(kept)) return undefined;
  const { at, isGuessed } = Object(kept[dateName]) as Partial<DraftDate>;
  const age = Date.now() - Number(at);
  if (age >= 0 && age <= lifetime) return kept;
  const isOld = age > lifetime && age <= longestAbsence;
  return isOld || isGuessed ? undefined : dated(kept, true);
}

/** Drops what the reader has begun to write, on whatever page, and not gone on with for 30 days. */
export function dropOldDrafts(storage: ReaderStorage): void {
  const drafts = parseJson(storage.getItem('draft') ?? '');
  if (!isRecord(drafts)) return;
  for (const [id, kept] of Object.entries(drafts)) {
    const left = current(kept);
    if (left !== kept) storage.write('draft', id, left);
  }
}
