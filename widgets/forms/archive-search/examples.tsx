import type { ReactNode } from 'react';
import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { joinNames } from '../../shared/render/join-names.ts';
import { ArchiveSearchBox, DayFields } from './box.tsx';

const texts = {
  fa: {
    action: '/archive', words: 'واژه‌ها', send: 'بگرد', all: 'همه', range: 'زمان', week: '۷ روز گذشته', custom: 'روزهای دلخواه',
    from: 'از روز', to: 'تا روز', first: '۱۴۰۵/۰۸/۰۱', last: '۱۴۰۵/۰۸/۲۹', journalist: 'خبرنگار',
    topic: 'بخش', topics: ['سیاست', 'اقتصاد', 'جامعه'], month: 'ماه', months: ['مهر', 'آبان', 'آذر'],
  },
  en: {
    action: '/en/archive', words: 'Words', send: 'Search', all: 'All', range: 'Time', week: 'Past 7 days', custom: 'From day to day',
    from: 'From', to: 'To', first: '2026-11-01', last: '2026-11-20', journalist: 'Journalist',
    topic: 'Section', topics: ['Politics', 'Economy', 'Society'], month: 'Month', months: ['September', 'October', 'November'],
  },
};

interface ChoiceProps {
  content: ExampleLanguage;
  name: string;
  label: string;
  names: readonly string[];
}

function Choice({ content, name, label, names }: ChoiceProps): ReactNode {
  return (
    <label className="archive-field">
      <span>{label}</span>
      <select name={name} defaultValue="0">
        {[texts[content].all, ...names].map((text, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ShownArchive {
  content: ExampleLanguage;
  language: string;
  query?: string;
  isCustom?: boolean;
  isAdvanced?: boolean;
  isFolded?: boolean;
  hostile?: string;
}

function Shown({ content, language, query = '', isCustom = false, isAdvanced = false, isFolded = false, hostile }: ShownArchive): ReactNode {
  const { action, words, send, all, range, week, custom, from, to, first, last, ...names } = texts[content];
  const advanced = (
    <div className="archive-fields">
      <Choice content={content} name="mn" label={names.month} names={names.months} />
      <label>
        <span>{names.journalist}</span>
        <input name="jr" defaultValue={hostile} />
      </label>
    </div>
  );
  const fields = (
    <div className="archive-fields">
      <Choice content={content} name="tp" label={names.topic} names={hostile ? [hostile] : names.topics} />
      <label className="archive-field">
        <span>{range}</span>
        <select name="range" defaultValue={isCustom ? 'custom' : ''}>
          {[['', all], ['week', week], ['custom', custom]].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <DayFields
        language={language}
        calendar={content === 'fa' ? 'persian' : 'gregorian'}
        labels={{ from, to }}
        from={isCustom ? first : ''}
        to={isCustom ? last : ''}
        isCustom={isCustom}
      />
    </div>
  );
  return (
    <ArchiveSearchBox
      language={language}
      action={action}
      fields={fields}
      fold={isFolded ? joinNames([names.topic, range], content) : undefined}
      isAdvanced={isAdvanced}
      advanced={advanced}
    >
      <div className="archive-words">
        <label>
          <span>{words}</span>
          <input type="search" name="all" defaultValue={query} />
        </label>
        <button>{send}</button>
      </div>
    </ArchiveSearchBox>
  );
}

export const examples: Examples = {
  summary: {
    fa: 'فرم آرشیو: با انتخاب بخش، جا یا روز همان دم می‌رود، و بی‌اسکریپت فرمی ساده است.',
    en: 'The archive’s form: a section, a place or a day is followed as soon as it is chosen; without a script it is a plain form.',
  },
  wakes: 'The form works without it. Selects that submit at once are ready when the reader sees them.',
  states: statesOf(Shown)({
    empty: [{ fa: 'خالی', en: 'Empty' }, content => ({ content })],
    asked: [{ fa: 'با روزهای دلخواه', en: 'From day to day' }, content => ({
      content, query: content === 'fa' ? 'باد' : 'wind', isCustom: true,
    })],
    advanced: [{ fa: 'با همهٔ گزینه‌ها', en: 'With all options' }, content => ({ content, isAdvanced: true })],
    folded: [{ fa: 'بالای آن‌چه پیدا شد', en: 'Above what was found' }, content => ({
      content, query: content === 'fa' ? 'باد' : 'wind', isFolded: true,
    })],
    hostile: [{ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, content => ({
      content, query: hostileText, isAdvanced: true, hostile: `${hostileText} ${endlessWord}`,
    })],
  }),
};
