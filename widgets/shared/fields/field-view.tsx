import type { ReactNode } from 'react';
import { ChoicesView, SelectView } from './choice-view.tsx';
import type { Field, ValueField } from './field.ts';
import { FieldError, FieldHint, type FieldViewProps, LabelText } from './field-parts.tsx';
import { LineView, LongView } from './text-view.tsx';

function ControlView(props: FieldViewProps<ValueField>): ReactNode {
  const { field } = props;
  if (field.kind === 'line') return <LineView {...props} field={field} />;
  return 'options' in field ? <SelectView {...props} field={field} /> : <LongView {...props} field={field} />;
}

type AnyFieldProps = Omit<FieldViewProps<ValueField>, 'field'> & { field: Field };

/** One field of a form, with its label and what is wrong with it (SPEC §2.14, §5.6). */
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
  if (field.kind === 'radio' || field.kind === 'checkbox') return <ChoicesView {...rest} field={field} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText field={field} />
      </label>
      {'options' in field ? <FieldHint hint={field.hint} /> : null}
      <ControlView {...rest} field={field} />
      <FieldError id={id} name={field.name} error={error} />
    </div>
  );
}
