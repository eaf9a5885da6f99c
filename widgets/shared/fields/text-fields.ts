import type { LineField, LongField } from './field.ts';

type Given<Kind extends LineField | LongField> = Pick<Kind, 'name' | 'label'> & Partial<Kind>;

const empty = {
  hint: '',
  value: '',
  limit: 0,
  limitMessage: '',
  mandatory: false,
  requiredMessage: '',
  sensitive: false,
};

/** Creates a field for a line of text. Missing properties are empty. */
export const lineField = (given: Given<LineField>): LineField => ({
  ...empty,
  kind: 'line',
  type: 'text',
  rule: 'any',
  ruleMessage: '',
  autoComplete: '',
  ...given,
});

/** Creates a field for several lines. Missing properties are empty. */
export const longField = (given: Given<LongField>): LongField => ({ ...empty, kind: 'textarea', ...given });
