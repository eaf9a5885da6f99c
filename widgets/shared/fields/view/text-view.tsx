import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { LineField, LongField } from '../field.ts';
import { controlAttributes, counterIdOf, type FieldViewProps, textAttributes } from './field-parts.tsx';
import { startRichText } from '../rich-text/rich-text-loader.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { characterCount } from '../rules/rules.ts';

/** Rows of a textarea. */
const rows = 5;

/** Renders a field for one line. Addresses and numbers run from left to right in every language. */
export function LineView({ field, id, error, readOnly }: FieldViewProps<LineField>): ReactNode {
  return (
    <input
      {...controlAttributes(field, id, error)}
      {...textAttributes(field)}
      id={id}
      type={field.type}
      required={field.mandatory}
      readOnly={readOnly}
      autoComplete={field.autoComplete || undefined}
      dir={field.type === 'text' ? undefined : 'ltr'}
      data-rule={field.rule === 'any' ? undefined : field.rule}
      data-rule-msg={field.ruleMessage || undefined}
    />
  );
}

/** Renders a field for several lines with a live character count. The rich-text editor loads at the first focus. */
export function LongView({ field, id, error, readOnly, formatNumber }: FieldViewProps<LongField>): ReactNode {
  const isRich = field.kind === 'richeditor';
  const countOf = (text: string): number => characterCount(isRich ? plainText(text) : text);
  const [count, setCount] = useState(countOf(field.value));
  const attributes = controlAttributes(field, id, error);
  const counter = field.limit > 0 ? counterIdOf(id) : undefined;

  const startEditor = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => {
    void startRichText(currentTarget);
  };

  return (
    <>
      <textarea
        {...attributes}
        {...textAttributes(field)}
        aria-describedby={[attributes['aria-describedby'], counter].filter(Boolean).join(' ') || undefined}
        id={id}
        rows={rows}
        required={field.mandatory}
        readOnly={readOnly}
        data-rich={isRich ? '' : undefined}
        onInput={({ currentTarget }) => setCount(countOf(currentTarget.value))}
        onFocus={isRich && !readOnly ? startEditor : undefined}
      />
      {counter ? (
        <p className="field-count" id={counter} data-over={count > field.limit ? '' : undefined}>
          {`${formatNumber(count)} / ${formatNumber(field.limit)}`}
        </p>
      ) : null}
    </>
  );
}
