import type { LanguageCode } from './languages.ts';

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The category of a whole number that is not negative. */
type Rule = (count: number) => PluralCategory;

const never: Rule = () => 'other';
const onlyOne: Rule = count => (count === 1 ? 'one' : 'other');
const zeroOrOne: Rule = count => (count <= 1 ? 'one' : 'other');

const isMillions = (count: number): boolean => count !== 0 && count % 1_000_000 === 0;

/** A rule, where millions take another form. */
const withMillions = (rule: Rule): Rule => count => (isMillions(count) ? 'many' : rule(count));

/** As Slavic languages have it, with the name of what is neither one nor few. */
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

/** After a number that does not end in 4, 6 or 9. */
const tagalog: Rule = count => ([4, 6, 9].includes(count % 10) ? 'other' : 'one');

/** The plural rules of the Unicode locale data, by language: neither phones nor servers know all of them. */
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

/** Plural category of a count, which has to be whole and not negative. */
export const pluralCategory = (count: number, language: LanguageCode): PluralCategory => rules[language](count);
