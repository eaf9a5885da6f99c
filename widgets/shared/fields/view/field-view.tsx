import type { ReactNode } from 'react';
import type { ShownField, ValueField } from '../field.ts';
import { ChoicesView, SelectView } from './choice-view.tsx';
import { FieldError, type FieldViewProps, LabelText } from './field-parts.tsx';
import { KeptView } from './kept-view.tsx';
import { LineView, LongView } from './text-view.tsx';

type AnyFieldProps = Omit<FieldViewProps<ValueField>, 'field'> & { field: ShownField };

/** One field of a form, with its label and what is wrong with it. */
export function FieldView({ field, ...rest }: AnyFieldProps): ReactNode {
  const { id, error } = rest;
  if (field.kind === 'section') {
    return (
      <div className="field-section" data-name={field.name}>
        <h2>{field.label}</h2>
        {field.hint ? <p>{field.hint}</p> : null}
      </div>
    );
  }
  if (field.kind === 'kept') return <KeptView {...rest} field={field} />;
  if (field.kind === 'radio' || field.kind === 'checkbox') return <ChoicesView {...rest} field={field} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText field={field} />
      </label>
      {field.kind === 'line' ? (
        <LineView {...rest} field={field} />
      ) : 'options' in field ? (
        <SelectView {...rest} field={field} />
      ) : (
        <LongView {...rest} field={field} />
      )}
      <FieldError id={id} name={field.name} error={error} />
    </div>
  );
}
