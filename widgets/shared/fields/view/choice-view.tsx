import type { ReactNode } from 'react';
import type { ChoiceField } from '../field.ts';
import { controlAttributes, FieldError, FieldHint, type FieldViewProps, LabelText } from './field-parts.tsx';

/** A field to choose one thing from, closed until it is touched. */
export function SelectView({ field, id, error, readOnly }: FieldViewProps<ChoiceField>): ReactNode {
  const chosen = field.options.find(({ selected }) => selected);
  return (
    <>
      <FieldHint hint={field.hint} />
      <select
        {...controlAttributes(field, id, error)}
        id={id}
        required={field.mandatory}
        disabled={readOnly}
        defaultValue={chosen?.value}
        data-default={(chosen ?? field.options[0])?.value}
      >
        {field.options.map(({ value, label }) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

/**
 * Radios or checkboxes under one label, or one checkbox that is its own. A checkbox is not `required`: the browser
 * would want each of them checked.
 */
export function ChoicesView({ field, id, error, readOnly }: FieldViewProps<ChoiceField>): ReactNode {
  const { kind, label: title, options, mandatory } = field;
  return (
    <fieldset className="field" id={id} role={kind === 'radio' ? 'radiogroup' : undefined}>
      {title ? (
        <legend>
          <LabelText field={field} />
        </legend>
      ) : null}
      <FieldHint hint={field.hint} />
      {options.map(({ value, label, selected }) => (
        <label className="choice" key={value}>
          <input
            {...controlAttributes(field, id, error)}
            type={kind}
            value={value}
            defaultChecked={selected}
            required={mandatory && kind === 'radio'}
            data-mandatory={mandatory && kind === 'checkbox' ? '' : undefined}
            disabled={readOnly}
          />
          <span>{title ? label : <LabelText field={{ ...field, label }} />}</span>
        </label>
      ))}
      <FieldError id={id} name={field.name} error={error} />
    </fieldset>
  );
}
