import { now } from './time.ts';

/** Property for the date. No form field has this name. */
const dateName = '(written)';

/** Milliseconds. */
const day = 86_400_000;

/** Lifetime in days. Phones are shared, and drafts may contain names. */
const lifetime = 30;

/** Days. A greater age means that the phone's clock was changed. */
const longestAbsence = 365;

interface DraftDate {
  at: number;
  /** The stored date was impossible, so `at` is the time at which the draft was found. */
  isGuessed: boolean;
}

type StoredObject = Readonly<Record<string, unknown>>;

/** Returns the date of a stored value, or an empty object without one. */
export const dateOf = (kept: unknown): Partial<DraftDate> =>
  Object((Object(kept) as StoredObject)[dateName]) as Partial<DraftDate>;

/** Returns the values with the current time. */
export const dated = <Values extends object>(values: Values, isGuessed = false): Values => ({
  ...values,
  [dateName]: { at: now(), isGuessed } satisfies DraftDate,
});

/**
 * Returns a stored value unless it is older than 30 days. If its date is impossible, sets the current time, but only
 * once: the next time, the value has expired.
 */
export function unlessExpired<Values extends object>(kept: Values): Values | undefined {
  const { at, isGuessed } = dateOf(kept);
  const age = (now() - Number(at)) / day;
  if (age >= 0 && age <= lifetime) return kept;
  const isOld = age > lifetime && age <= longestAbsence;
  return isOld || isGuessed ? undefined : dated(kept, true);
}
