import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChoiceField, NativeField, ShownField, ValueField } from '../field.ts';
import { controlAttributes, FieldError, FieldHint, type FieldViewProps, LabelText } from './field-parts.tsx';
import { LineView, LongView } from './text-view.tsx';

/** Renders a drop-down field. */
function SelectView({ field, id, error, readOnly }: FieldViewProps<ChoiceField>): ReactNode {
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
 * Renders radios or checkboxes under one label, or one checkbox with its own label. Checkboxes are not `required`,
 * because the browser would then demand each of them.
 */
function ChoicesView({ field, id, error, readOnly }: FieldViewProps<ChoiceField>): ReactNode {
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

interface NativeFieldViewProps {
  field: NativeField;
  id: string;
  error: string | undefined;
}

/** Shows a field's own elements. They return to their old place when the view is removed. */
function NativeFieldView({ field: { name, elements }, id, error }: NativeFieldViewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const returns = elements.map(element => {
      const place = document.createComment('');
      element.replaceWith(place);
      return () => place.replaceWith(element);
    });
    host.current?.append(...elements);
    return () => returns.forEach(goBack => goBack());
  }, [elements]);

  useLayoutEffect(() => {
    for (const control of host.current?.querySelectorAll('[name]') ?? []) {
      if (error === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    }
  }, [error]);

  return (
    <div className="field">
      <div ref={host} />
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

type AnyFieldProps = Omit<FieldViewProps<ValueField>, 'field'> & { field: ShownField };

/** Renders one field of a form with its label and error. */
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
  if (field.kind === 'kept') return <NativeFieldView {...rest} field={field} />;
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
