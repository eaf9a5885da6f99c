import { type LanguageCode, languages } from '../../shared/render/languages.ts';
import type { PluralCategory } from '../../shared/render/plural-rules.ts';
import { isLanguageCode } from '../../shared/render/words.ts';

/** A text with `{n}` for the number. */
interface Form {
  /** Empty for the form of most numbers. */
  category: PluralCategory | '';
  text: string;
}

export interface Forms {
  minute: readonly Form[];
  hour: readonly Form[];
  /** Numbers with exceptional forms, by category. */
  numbers: readonly (readonly [PluralCategory, readonly number[]])[];
}

/** Largest number that is shown: 59 minutes. */
const most = 59;

/** Texts that Unicode locale data lack, have in another script, or format as `-2 h`. */
const lacking: Partial<Record<LanguageCode, Readonly<Record<'minute' | 'hour', string>>>> = {
  az: { minute: '{n} دقیقه اؤنجه', hour: '{n} ساعات اؤنجه' },
  azc: { minute: '{n} дәгигә әввәл', hour: '{n} саат әввәл' },
  ckb: { minute: '{n} خولەک لەمەوبەر', hour: '{n} کاتژمێر لەمەوبەر' },
};

/** Returns the numbers of each plural category of a language, the largest category first. */
function numbersOf(code: LanguageCode): [PluralCategory, number[]][] {
  const byCategory = new Map<PluralCategory, number[]>();
  for (let count = 1; count <= most; count += 1) {
    const category = languages[code].plural(count);
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

/** Cache by language, because every page with news needs the forms, and they take a while to compute. */
const remembered = new Map<LanguageCode, Forms>();

/** Returns the texts for minutes and hours in an interface language. Other languages get the Persian ones. */
export function formsFor(language: string): Forms {
  const code = isLanguageCode(language) ? language : 'fa';
  const forms = remembered.get(code) ?? makeForms(code);
  remembered.set(code, forms);
  return forms;
}
