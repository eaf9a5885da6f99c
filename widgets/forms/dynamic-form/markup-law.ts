import fc from 'fast-check';
import { id, language } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { DynamicFormBox } from './box.tsx';
import mount from './dynamic-form.tsx';
import { parseDynamicForm } from './markup.ts';

const address = fc.webPath().map(path => `/forms${path}`);
const data = fc.record(
  {
    language,
    id,
    formUrl: address,
    contentUrl: address,
    submitUrl: address,
    plainUrl: address,
    animation: fc.boolean(),
    submittable: fc.boolean(),
    readOnly: fc.boolean(),
  },
  { requiredKeys: ['language', 'id', 'formUrl'] },
);

export const law: MarkupLaw<Parameters<typeof DynamicFormBox>[0]> = {
  Box: DynamicFormBox,
  parse: parseDynamicForm,
  mount,
  data,
};
