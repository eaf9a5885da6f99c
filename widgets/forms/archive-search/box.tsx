import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface ArchiveSearchBoxProps {
  language: string;
  /** URL of the edition's archive. */
  action: string;
  /** Sort order, if the reader has chosen one. */
  sort?: string;
  /** The search field and other fields that are always shown. */
  children: ReactNode;
  /** Fields after those. */
  fields?: ReactNode;
  /** Title of a `details` element around the filters, so that results come first. */
  fold?: string | undefined;
  /** True if that element is open. */
  isUnfolded?: boolean;
  /** Fields in the advanced part. */
  advanced: ReactNode;
  isAdvanced: boolean;
}

/** Renders the archive's form. It also works without script. */
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
  /** Calendar in which readers type dates. */
  calendar: 'persian' | 'gregorian';
  labels: { from: string; to: string };
  from: string;
  to: string;
  /** True if the range is a custom one. */
  isCustom: boolean;
}

/** Returns an example date of the Persian calendar in the digits of a language. */
const exampleDay = (language: string): string => (language === 'fa' ? '۱۴۰۵/۰۸/۱۵' : '1405/08/15');

const digit = '[0-9۰-۹٠-٩]';

/** Renders the first and last day of a custom range. */
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
