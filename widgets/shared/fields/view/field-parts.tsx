import type { ReactNode } from 'react';
import type { LineField, LongField, ValueField } from '../field.ts';

export interface FieldViewProps<Kind extends ValueField> {
  field: Kind;
  /** Id of the control. The ids of its parts begin with it. */
  id: string;
  error: string | undefined;
  formatNumber: (value: number) => string;
  readOnly: boolean;
}

const errorIdOf = (id: string): string => `${id}-error`;
export const counterIdOf = (id: string): string => `${id}-count`;

/** Returns the attributes for a control's error and required message. */
export const controlAttributes = ({ name, requiredMessage }: ValueField, id: string, error: string | undefined) => ({
  name,
  'data-required-msg': requiredMessage || undefined,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error ? errorIdOf(id) : undefined,
});

/** Returns the attributes of a text control. */
export const textAttributes = ({ hint, limit, limitMessage, sensitive, value, attributes }: LineField | LongField) => ({
  ...attributes,
  placeholder: hint || undefined,
  defaultValue: value,
  'data-limit': limit || undefined,
  'data-limit-msg': limitMessage || undefined,
  'data-sensitive': sensitive ? '' : undefined,
});

/**
 * Renders a field's label, with a red asterisk if the field is mandatory. The asterisk is hidden from screen readers
 * except for checkboxes, which have no `required` attribute.
 */
export function LabelText({ field: { kind, label, mandatory } }: { field: ValueField }): ReactNode {
  return (
    <>
      {label}
      {mandatory ? (
        <span className="field-mark" aria-hidden={kind !== 'checkbox'}>
          {' *'}
        </span>
      ) : null}
    </>
  );
}

export const FieldHint = ({ hint }: { hint: string }): ReactNode =>
  hint ? <p className="field-hint">{hint}</p> : null;

export function FieldError({ id, name, error }: { id: string; name: string; error: string | undefined }): ReactNode {
  return error ? (
    <p className="field-error" id={errorIdOf(id)} data-field={name}>
      {error}
    </p>
  ) : null;
}
