/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { persian } from '../state/numbers.ts';

export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'long';
  limit: number;
  /** Said where a field is empty that may not be; empty for one that may. */
  requiredMessage: string;
  /** Said where it is not filled as its kind says. */
  ruleMessage: string;
}

const byKind = {
  text: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', dir: 'ltr' },
} as const;

interface CommentFieldProps {
  field: Field;
  id: string;
  error: string | undefined;
}

/** How much of a long text is written. */
const Count = ({ id, length, limit }: { id: string; length: number; limit: number }): VNode => (
  <p class="field-count" id={id}>
    {`${persian(length)} / ${persian(limit)}`}
  </p>
);

/** A field of the comment form with its label, and what is wrong with it. */
export function CommentField({ field, id, error }: CommentFieldProps): VNode {
  const [length, setLength] = useState(0);
  const { name, label, kind, limit, requiredMessage } = field;
  const isRequired = requiredMessage !== '';
  const common = { id, name, required: isRequired, maxLength: limit, 'aria-invalid': error !== undefined || undefined };

  return (
    <div class="field">
      <label for={id}>
        {label}
        {isRequired && (
          <span class="field-mark" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {kind === 'long' ? (
        <textarea
          {...common}
          rows={5}
          aria-describedby={`${id}-count`}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      ) : (
        <input {...common} {...byKind[kind]} />
      )}
      {kind === 'long' && <Count id={`${id}-count`} length={length} limit={limit} />}
      {error && <p class="field-error">{error}</p>}
    </div>
  );
}
