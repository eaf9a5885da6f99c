import { type ReactNode, useState } from 'react';
import { Form } from '../../shared/fields/form.tsx';
import { type FormProps, parseForm } from '../../shared/fields/markup/parse-form.ts';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { submitForm } from '../../shared/fields/submission/submit-form.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { forMedium, mediumOf, withFirstNewsletter } from './model.ts';

/** Reads a subscription form from its markup. Selects the first newsletter if none is selected. */
export function parseNewsletter(box: HTMLElement, parser?: UnrenderedParser): FormProps {
  const form = parseForm(box, parser);
  return { ...form, fields: withFirstNewsletter(form.fields) };
}

/** Renders the subscription form. The chosen medium determines which contact is mandatory. */
export function Newsletter({ fields, ...form }: FormProps & ViewProps): ReactNode {
  const [medium, setMedium] = useState(form.hidden.get('medium') ?? mediumOf(fields));
  return (
    <Form
      {...form}
      id="newsletter"
      fields={fields.map(field => (field.kind === 'kept' ? field : forMedium(field, medium)))}
      onValues={values => setMedium(values.get('medium')?.[0] ?? medium)}
      send={(values, captcha) => submitForm(form.url, values, captcha)}
    />
  );
}

export default island(parseNewsletter, Newsletter);
