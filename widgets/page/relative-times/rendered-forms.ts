import { type LanguageCode, languages } from '../../shared/render/languages.ts';
import { type PluralCategory, pluralCategory } from '../../shared/render/plural-category.ts';
import { isLanguageCode } from '../../shared/render/words.ts';

/** Sentence for a number, with `{n}` in its place. */
interface Form {
  /** Empty for what is said of most numbers, and of all where one form does. */
  category: PluralCategory | '';
  text: string;
}

export interface Forms {
  minute: readonly Form[];
  hour: readonly Form[];
  /** Exceptional numbers, by category. */
  numbers: readonly (readonly [PluralCategory, readonly number[]])[];
}

/** The most that is ever said: minutes, and fewer hours. */
const most = 59;

/** Sentences that the Unicode locale data lack, or have in another script or as `-2 h`. */
const lacking: Partial<Record<LanguageCode, Readonly<Record<'minute' | 'hour', string>>>> = {
  az: { minute: '{n} دقیقه اؤنجه', hour: '{n} ساعات اؤنجه' },
  azc: { minute: '{n} дәгигә әввәл', hour: '{n} саат әввәл' },
  ckb: { minute: '{n} خولەک لەمەوبەر', hour: '{n} کاتژمێر لەمەوبەر' },
};

/** The numbers of each plural category of a language, the most numbers first. */
function numbersOf(code: LanguageCode): [PluralCategory, number[]][] {
  const byCategory = new Map<PluralCategory, number[]>();
  for (let count = 1; count <= most; count += 1) {
    const category = pluralCategory(count, code);
    byCategory.set(category, [...(byCategory.get(category) ?? []), count]);
  }
  return [...byCategory].sort(([, one], [, other]) => other.length - one.length);
}

function formsOf(unit: 'minute' | 'hour', code: LanguageCode): Form[] {
  const own = lacking[code]?.[unit];
  if (own) return [{ category: '', text: own }];
  const format = new Intl.RelativeTimeFormat(languages[code].tag);
  const forms = numbersOf(code).map(([category, [first = 1]], index): Form => {
    const parts = format.formatToParts(-first, unit).map(({ type, value }) => (type === 'literal' ? value : '{n}'));
    return { category: index === 0 ? '' : category, text: parts.join('') };
  });
  return forms.filter(({ category, text }) => category === '' || text !== forms[0]?.text);
}

function makeForms(code: LanguageCode): Forms {
  const [minute, hour] = [formsOf('minute', code), formsOf('hour', code)];
  const isSaid = (name: PluralCategory): boolean => [...minute, ...hour].some(({ category }) => category === name);
  return { minute, hour, numbers: numbersOf(code).filter(([category]) => isSaid(category)) };
}

/** Forms by language: each page with news prints them, and trying every number takes a while. */
const remembered = new Map<LanguageCode, Forms>();

/** Sentence for minutes or hours ago in an interface language; in Persian for other languages. */
export function formsFor(language: string): Forms {
  const code = isLanguageCode(language) ? language : 'fa';
  const forms = remembered.get(code) ?? makeForms(code);
  remembered.set(code, forms);
  return forms;
}
