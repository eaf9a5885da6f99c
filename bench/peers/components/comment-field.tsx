import { type ReactNode, useState } from 'react';
import type { readCommentForm } from '../reading/comments.ts';
import { persian } from './state/numbers.ts';

export type CommentFieldProps = ReturnType<typeof readCommentForm>['fields'][number];

/** Characters, as readers see them. */
const lengthOf = (text: string): number => [...text].length;

/** What is wrong with what was written in a field; empty where nothing is. */
export function faultOf(field: CommentFieldProps, value: string): string {
  if (!value.trim()) return field.required ? field.requiredMessage : '';
  if (lengthOf(value) > field.limit) return field.limitMessage;
  return field.type === 'email' && !/^\S+@\S+\.\S+$/.test(value.trim()) ? field.typeMessage : '';
}

/** One field of the form for comments. */
export function CommentField({ field, error }: { field: CommentFieldProps; error: string | undefined }): ReactNode {
  const [length, setLength] = useState(0);
  const { id, name, type, required, autoComplete } = field;
  const shared = { id, name, required, 'aria-invalid': error ? true : undefined };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {required ? (
          <span className="field-mark" aria-hidden>
            {' *'}
          </span>
        ) : null}
      </label>
      {type === 'textarea' ? (
        <>
          <textarea
            {...shared}
            rows={5}
            aria-describedby={`${id}-count`}
            onInput={event => setLength(lengthOf(event.currentTarget.value))}
          />
          <p className="field-count" id={`${id}-count`}>
            {`${persian(length)} / ${persian(field.limit)}`}
          </p>
        </>
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} dir={type === 'email' ? 'ltr' : undefined} />
      )}
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}
