// Unicode plural rules, written out because neither phones nor servers have all of them.
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Returns the plural category of a non-negative whole number. */
export type PluralRule = (count: number) => PluralCategory;

export const never: PluralRule = () => 'other';
export const onlyOne: PluralRule = count => (count === 1 ? 'one' : 'other');
export const zeroOrOne: PluralRule = count => (count <= 1 ? 'one' : 'other');

const isMillions = (count: number): boolean => count !== 0 && count % 1_000_000 === 0;

/** Adds the category `many` for millions to a rule. */
export const withMillions = (rule: PluralRule): PluralRule => count => (isMillions(count) ? 'many' : rule(count));

/** Rule of Slavic languages, with the category of numbers that are neither one nor few. */
export const slavic = (many: PluralCategory): PluralRule => count => {
  const [last, tens] = [count % 10, Math.floor(count / 10) % 10];
  if (tens === 1) return many;
  if (last === 1) return 'one';
  return last >= 2 && last <= 4 ? 'few' : many;
};

export const arabic: PluralRule = count => {
  const first = (['zero', 'one', 'two'] as const)[count];
  if (first) return first;
  const hundredth = count % 100;
  if (hundredth >= 3 && hundredth <= 10) return 'few';
  return hundredth > 10 ? 'many' : 'other';
};

/** Any number that does not end in 4, 6 or 9 is `one`. */
export const tagalog: PluralRule = count => ([4, 6, 9].includes(count % 10) ? 'other' : 'one');
