/**
 * Returns the current time in milliseconds. Does not use `Date.now`: old libraries replace it, and theirs returns no
 * number.
 */
export const now = (): number => Number(new Date());

/**
 * Returns the milliseconds of an ISO 8601 or HTTP date, or NaN. Does not use `Date.parse`, because old libraries
 * replace it.
 */
export const momentOf = (text: string): number => Number(new Date(text));
