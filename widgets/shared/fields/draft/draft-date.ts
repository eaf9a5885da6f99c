import type { ReaderStorage } from '../../../../kernel/types.ts';
import { now } from '../../base/time.ts';

/** Under no field's name. */
const dateName = '(written)';

/** In milliseconds. */
const day = 86_400_000;

/** Days. Phones are shared, and what was begun has names in it. */
const lifetime = 30;

/** Days. Nobody is away for so long: the phone's clock was set. */
const longestAbsence = 365;

interface DraftDate {
  at: number;
  /** It is that of the day on which the draft was found, without a date that could be right. */
  isGuessed: boolean;
}

type Kept = Readonly<Record<string, unknown>>;

/** When what is kept was written, as far as it says so. */
export const dateOf = (kept: unknown): Partial<DraftDate> =>
  Object((Object(kept) as Kept)[dateName]) as Partial<DraftDate>;

/** Something to keep, with the time of now. */
export const dated = (values: Kept, isGuessed = false): Kept => ({
  ...values,
  [dateName]: { at: now(), isGuessed } satisfies DraftDate,
});

/** What is left of something kept: itself as long as it is not too old. A date that cannot be right is guessed once. */
function unlessOld(kept: unknown): unknown {
  if (!(kept instanceof Object)) return undefined;
  const { at, isGuessed } = dateOf(kept);
  const age = (now() - Number(at)) / day;
  if (age >= 0 && age <= lifetime) return kept;
  const isOld = age > lifetime && age <= longestAbsence;
  return isOld || isGuessed ? undefined : dated(kept as Kept, true);
}

/** What is kept under an id, unless it is too old: then it is dropped. */
export function freshDraft(storage: ReaderStorage, id: string): unknown {
  const kept = storage.read('draft', id);
  const left = unlessOld(kept);
  if (left !== kept) storage.write('draft', id, left);
  return left;
}
