import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface ArchiveSearchBoxProps {
  language: string;
  /** Address of the archive: the address of the edition's own. */
  action: string;
  /** The order of what is found, where the reader has chosen one. */
  sort?: string;
  /** The field for words, and what else is always shown. */
  children: ReactNode;
  /** The fields that come next. */
  fields?: ReactNode;
  /** Title to fold the filters under, so that the results come first. */
  fold?: string | undefined;
  /** They are shown although there is a fold. */
  isUnfolded?: boolean;
  /** Folded filters. */
  advanced: ReactNode;
  isAdvanced: boolean;
}

/** The archive's form as the server prints it: it works as the plain form that it is. */
export function ArchiveSearchBox(props: ArchiveSearchBoxProps): ReactNode {
  const { language, action, sort, children, fields, fold, isUnfolded, advanced, isAdvanced } = props;
  const folded = (
    <>
      {fields}
      <details className="archive-advanced" open={isAdvanced}>
        <summary>{wordsFor(words, language).more}</summary>
        {advanced}
      </details>
    </>
  );
  return (
    <form className="archive-search" role="search" action={action} data-widget="archive-search">
      <input type="hidden" name="pi" value="1" />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      {children}
      {fold ? (
        <details className="archive-fold" open={isUnfolded}>
          <summary>{fold}</summary>
          {folded}
        </details>
      ) : folded}
      <input type="hidden" name="advanced" value={isAdvanced ? '1' : '0'} />
    </form>
  );
}

interface DayFieldsProps {
  language: string;
  /** The calendar that readers write days in. */
  calendar: 'persian' | 'gregorian';
  labels: { from: string; to: string };
  from: string;
  to: string;
  /** The range is one of the reader's own. */
  isCustom: boolean;
}

/** A day of the Persian calendar, as readers of a language write it. */
const exampleDay = (language: string): string => (language === 'fa' ? '۱۴۰۵/۰۸/۱۵' : '1405/08/15');

const digit = '[0-9۰-۹٠-٩]';

/** The days that a range of the reader's own begins and ends with. */
export function DayFields({ language, calendar, labels, from, to, isCustom }: DayFieldsProps): ReactNode {
  const example = exampleDay(language);
  const wrongDay = wordsFor(words, language).wrongDay.replace('{day}', example);
  const persian = {
    type: 'text',
    inputMode: 'numeric',
    placeholder: example,
    pattern: `${digit}{4}[\\/\\-]${digit}{1,2}[\\/\\-]${digit}{1,2}`,
    title: wrongDay,
    autoComplete: 'off',
    'data-wrong-day': wrongDay,
  } as const;
  const kind = calendar === 'persian' ? persian : ({ type: 'date' } as const);
  const days = [['from', labels.from, from], ['to', labels.to, to]] as const;
  return (
    <div className="archive-days" data-days="" hidden={!isCustom}>
      {days.map(([name, label, value]) => (
        <label key={name}>
          <span>{label}</span>
          <input name={name} defaultValue={value} disabled={!isCustom} {...kind} />
        </label>
      ))}
    </div>
  );
}
