import { now } from './time.ts';

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

type StoredObject = Readonly<Record<string, unknown>>;

/** When what is kept was written, as far as it says so. */
export const dateOf = (kept: unknown): Partial<DraftDate> =>
  Object((Object(kept) as StoredObject)[dateName]) as Partial<DraftDate>;

/** Something to keep, with the time of now. */
export const dated = <Values extends object>(values: Values, isGuessed = false): Values => ({
  ...values,
  [dateName]: { at: now(), isGuessed } satisfies DraftDate,
});

/** Returns something kept, if it is not too old. A date that cannot be right is guessed once. */
export function unlessExpired<Values extends object>(kept: Values): Values | undefined {
  const { at, isGuessed } = dateOf(kept);
  const age = (now() - Number(at)) / day;
  if (age >= 0 && age <= lifetime) return kept;
  const isOld = age > lifetime && age <= longestAbsence;
  return isOld || isGuessed ? undefined : dated(kept, true);
}
