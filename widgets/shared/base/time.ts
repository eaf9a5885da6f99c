/** Milliseconds of now. Libraries of old pages have another `Date.now`, which is no number. */
export const now = (): number => Number(new Date());

/** Milliseconds of a moment, written as in ISO 8601 or HTTP; NaN for none. They have another `Date.parse`, too. */
export const momentOf = (text: string): number => Number(new Date(text));
