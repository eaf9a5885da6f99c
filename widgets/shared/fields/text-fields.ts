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

/** A field for a line of text; what is left out is empty. */
export const lineField = (given: Given<LineField>): LineField => ({
  ...empty,
  kind: 'line',
  type: 'text',
  rule: 'any',
  ruleMessage: '',
  autoComplete: '',
  ...given,
});

/** A field for several lines; what is left out is empty. */
export const longField = (given: Given<LongField>): LongField => ({ ...empty, kind: 'textarea', ...given });
