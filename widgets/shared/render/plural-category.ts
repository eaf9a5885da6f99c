import type { LanguageCode } from './languages.ts';

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Returns the plural category of a non-negative whole number. */
type Rule = (count: number) => PluralCategory;

const never: Rule = () => 'other';
const onlyOne: Rule = count => (count === 1 ? 'one' : 'other');
const zeroOrOne: Rule = count => (count <= 1 ? 'one' : 'other');

const isMillions = (count: number): boolean => count !== 0 && count % 1_000_000 === 0;

/** Adds the category `many` for millions to a rule. */
const withMillions = (rule: Rule): Rule => count => (isMillions(count) ? 'many' : rule(count));

/** Rule of Slavic languages, with the category of numbers that are neither one nor few. */
const slavic = (many: PluralCategory): Rule => count => {
  const [last, tens] = [count % 10, Math.floor(count / 10) % 10];
  if (tens === 1) return many;
  if (last === 1) return 'one';
  return last >= 2 && last <= 4 ? 'few' : many;
};

const arabic: Rule = count => {
  const first = (['zero', 'one', 'two'] as const)[count];
  if (first) return first;
  const hundredth = count % 100;
  if (hundredth >= 3 && hundredth <= 10) return 'few';
  return hundredth > 10 ? 'many' : 'other';
};

/** Any number that does not end in 4, 6 or 9 is `one`. */
const tagalog: Rule = count => ([4, 6, 9].includes(count % 10) ? 'other' : 'one');

/** Unicode plural rules by language. Written out, because neither phones nor servers have all of them. */
const rules: Readonly<Record<LanguageCode, Rule>> = {
  ar: arabic,
  az: onlyOne,
  azc: onlyOne,
  azl: onlyOne,
  bn: zeroOrOne,
  bs: slavic('other'),
  ckb: onlyOne,
  de: onlyOne,
  en: onlyOne,
  es: withMillions(onlyOne),
  fa: zeroOrOne,
  fr: withMillions(zeroOrOne),
  ha: onlyOne,
  hi: zeroOrOne,
  id: never,
  it: withMillions(onlyOne),
  ja: never,
  kmr: onlyOne,
  ku: onlyOne,
  ms: never,
  my: never,
  pt: withMillions(zeroOrOne),
  ru: slavic('many'),
  sw: onlyOne,
  tg: never,
  tl: tagalog,
  tr: onlyOne,
  ur: onlyOne,
  zh: never,
};

/** Returns the plural category of a non-negative whole number. */
export const pluralCategory = (count: number, language: LanguageCode): PluralCategory => rules[language](count);
