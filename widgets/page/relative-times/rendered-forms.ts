import { type LanguageCode, languages } from '../../shared/render/languages.ts';
import { isLanguageCode } from '../../shared/render/words.ts';

/** The most of each unit that is ever said. */
const most = { minute: 59, hour: 23 } as const;

type Unit = keyof typeof most;

/** What is said, with `{n}` for the number: by the plural category of the number, or once for all of them. */
export type Forms = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** What the Unicode locale data lack, and would say in another script or as `-2 h`. */
const lacking: Partial<Record<LanguageCode, Readonly<Record<Unit, string>>>> = {
  az: { minute: '{n} دقیقه اؤنجه', hour: '{n} ساعات اؤنجه' },
  azc: { minute: '{n} дәгигә әввәл', hour: '{n} саат әввәл' },
  ckb: { minute: '{n} خولەک لەمەوبەر', hour: '{n} کاتژمێر لەمەوبەر' },
};

function formsOf(unit: Unit, tag: string): Forms {
  const format = new Intl.RelativeTimeFormat(tag);
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: most[unit] }, (_, index) => index + 1);
  const forms = Object.fromEntries(
    numbers.map(number => {
      const parts = format.formatToParts(-number, unit);
      return [rules.select(number), parts.map(({ type, value }) => (type === 'literal' ? value : '{n}')).join('')];
    }),
  );
  const [first = '', ...others] = Object.values(forms);
  return others.every(other => other === first) ? first : forms;
}

/** By language: every page of news has them printed, and saying it with every number takes a while. */
const remembered = new Map<LanguageCode, Readonly<Record<Unit, Forms>>>();

/** What is said of so many minutes or hours ago in an interface language; in Persian where it is none. */
export function formsFor(language: string): Readonly<Record<Unit, Forms>> {
  const code = isLanguageCode(language) ? language : 'fa';
  const { tag } = languages[code];
  const forms = remembered.get(code) ?? lacking[code] ?? { minute: formsOf('minute', tag), hour: formsOf('hour', tag) };
  remembered.set(code, forms);
  return forms;
}
