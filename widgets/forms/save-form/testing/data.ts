import fc from 'fast-check';
import { id, language, sentence } from '../../../shared/testing/arbitraries.ts';
import { formFields, formState, valuesFor } from '../../../shared/testing/form-arbitraries.ts';

/** Generates props of a save form with fields of any kind. */
export const data = formFields.chain(fields =>
  fc.record({
    language,
    id,
    title: sentence,
    fields: fc.constant(fields),
    captcha: fc.boolean(),
    url: fc.webPath().map(path => `/${path}`),
    state: fc
      .tuple(formState(fields.map(({ name }) => name)), valuesFor(fields))
      .map(([state, values]) => ({ ...state, values })),
  }),
);
