import fc from 'fast-check';
import { id, language, sentence } from '../../shared/testing/arbitraries.ts';
import { formFields, formState, valuesFor } from '../../shared/testing/form-arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { SaveFormBox } from './box.tsx';
import mount, { parseSaveForm } from './save-form.tsx';

const data = formFields.chain(fields =>
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

export const law: MarkupLaw<Parameters<typeof SaveFormBox>[0]> = {
  Box: SaveFormBox,
  parse: parseSaveForm,
  mount,
  data,
};
