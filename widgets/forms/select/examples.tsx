import type { ComponentProps } from 'react';
import type { ExampleLanguage, Examples, LocalizedText } from '../../shared/render/examples.ts';
import { endlessWord, hostileText, state } from '../../shared/render/examples.ts';
import { SelectBox, type SelectOption } from './box.tsx';

const texts = {
  fa: { month: 'ماه', place: 'استان', city: 'شهر', section: 'بخش', hostile: 'نوشته‌های دراز و بدخواه', all: 'همه', send: 'بگرد' },
  en: { month: 'Month', place: 'Province', city: 'Town', section: 'Section', hostile: 'Long and hostile texts', all: 'All', send: 'Search' },
};

const months = {
  fa: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};

const sections = { fa: ['سیاست', 'اقتصاد', 'جامعه'], en: ['Politics', 'Economy', 'Society'] };
const places = { fa: 'آبادی', en: 'Village' };

const optionsOf = (content: ExampleLanguage, names: readonly string[]): SelectOption[] => [
  { value: '0', text: texts[content].all },
  ...names.map((text, index) => ({ value: String(index + 1), text })),
];

const many = (content: ExampleLanguage): string[] =>
  Array.from({ length: 200 }, (_, index) => `${places[content]} ${index + 1}`);

const hostile = [hostileText, endlessWord, ...months.fa, ...months.en];

interface ShownSelect extends Omit<ComponentProps<typeof SelectBox>, 'language' | 'name' | 'options'> {
  label: keyof (typeof texts)['fa'];
  names: readonly string[];
}

/** A select with its label in a form. */
const inForm = (title: LocalizedText, shownOf: (content: ExampleLanguage) => ShownSelect) =>
  state(title, (content, language) => {
    const { id, label, names, ...props } = shownOf(content);
    const { send, [label]: name } = texts[content];
    return (
      <form className="field" action={content === 'fa' ? '/archive' : '/en/archive'}>
        <label htmlFor={id}>{name}</label>
        <SelectBox language={language} id={id} name="mn" options={optionsOf(content, names)} {...props} />
        {props.submitsOnChange ? <button>{send}</button> : null}
      </form>
    );
  });

export const examples: Examples = {
  summary: {
    fa: 'فهرستی که اگر دراز باشد می‌شود در آن جست‌وجو کرد؛ هر املایی از ی و ک هم پیدا می‌کند.',
    en: 'A select whose list can be searched where it is long, in whatever spelling the reader’s keyboard has.',
  },
  wakes: 'Up to ten options open in the browser’s own list. For longer ones, the first tap fetches ours.',
  states: {
    long: inForm({ fa: 'دراز، با جست‌وجو', en: 'Long, and searchable' }, content => (
      { id: 'select-long', label: 'month', names: months[content], value: '8' }
    )),
    short: inForm({ fa: 'کوتاه، با فهرست خود مرورگر', en: 'Short, with the browser’s own list' }, content => (
      { id: 'select-short', label: 'section', names: sections[content] }
    )),
    'keep-open': inForm({ fa: 'باز می‌ماند', en: 'Stays open' }, content => (
      { id: 'select-open', label: 'place', names: months[content], keepsOpen: true }
    )),
    'submit-on-change': inForm({ fa: 'با انتخاب، فرم می‌رود', en: 'The form goes out with the choice' }, content => (
      { id: 'select-submit', label: 'month', names: months[content], submitsOnChange: true }
    )),
    many: inForm({ fa: 'دویست گزینه', en: 'Two hundred options' }, content => (
      { id: 'select-many', label: 'city', names: many(content), value: '150' }
    )),
    single: inForm({ fa: 'یک گزینه', en: 'A single option' }, () => ({ id: 'select-single', label: 'section', names: [] })),
    hostile: inForm({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, () => (
      { id: 'select-hostile', label: 'hostile', names: hostile }
    )),
  },
};
