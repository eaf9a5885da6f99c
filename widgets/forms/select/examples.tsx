import type { ReactNode } from 'react';
import { endlessWord, type ExampleLanguage, type Examples, hostileText, state } from '../../shared/render/examples.ts';
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

interface ShownSelect {
  content: ExampleLanguage;
  language: string;
  id: string;
  label: keyof (typeof texts)['fa'];
  names: readonly string[];
  value?: string;
  keepsOpen?: boolean;
  submitsOnChange?: boolean;
}

function Shown({ content, language, id, label, names, ...props }: ShownSelect): ReactNode {
  const { send, [label]: name } = texts[content];
  return (
    <form className="field" action={content === 'fa' ? '/archive' : '/en/archive'}>
      <label htmlFor={id}>{name}</label>
      <SelectBox language={language} id={id} name="mn" options={optionsOf(content, names)} {...props} />
      {props.submitsOnChange ? <button>{send}</button> : null}
    </form>
  );
}

export const examples: Examples = {
  summary: {
    fa: 'فهرستی که اگر دراز باشد می‌شود در آن جست‌وجو کرد؛ هر املایی از ی و ک هم پیدا می‌کند.',
    en: 'A select whose list can be searched where it is long, in whatever spelling the reader’s keyboard has.',
  },
  wakes: 'Up to ten options open in the browser’s own list. For longer ones, the first tap fetches ours.',
  states: {
    long: state({ fa: 'دراز، با جست‌وجو', en: 'Long, and searchable' }, (content, language) => (
      <Shown content={content} language={language} id="select-long" label="month" names={months[content]} value="8" />
    )),
    short: state(
      { fa: 'کوتاه، با فهرست خود مرورگر', en: 'Short, with the browser’s own list' },
      (content, language) => (
        <Shown content={content} language={language} id="select-short" label="section" names={sections[content]} />
      ),
    ),
    'keep-open': state({ fa: 'باز می‌ماند', en: 'Stays open' }, (content, language) => (
      <Shown content={content} language={language} id="select-open" label="place" names={months[content]} keepsOpen />
    )),
    'submit-on-change': state(
      { fa: 'با انتخاب، فرم می‌رود', en: 'The form goes out with the choice' },
      (content, language) => (
        <Shown content={content} language={language} id="select-submit" label="month" names={months[content]} submitsOnChange />
      ),
    ),
    many: state({ fa: 'دویست گزینه', en: 'Two hundred options' }, (content, language) => (
      <Shown content={content} language={language} id="select-many" label="city" names={many(content)} value="150" />
    )),
    single: state({ fa: 'یک گزینه', en: 'A single option' }, (content, language) => (
      <Shown content={content} language={language} id="select-single" label="section" names={[]} />
    )),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, (content, language) => (
      <Shown content={content} language={language} id="select-hostile" label="hostile" names={hostile} />
    )),
  },
};
