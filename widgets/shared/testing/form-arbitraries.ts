import fc from 'fast-check';
import type { ChoiceField, Field, FieldOption, LineField, LongField, Values } from '../fields/field.ts';
import { sentence } from './arbitraries.ts';

/** A letter of one of many scripts whose upper and lower case have the same length. */
export const letter: fc.Arbitrary<string> = fc.constantFrom(
  ...'abcxyzABCXYZ',
  ...'آابپتچگکیء',
  ...'éñøßжωあ中क',
);

/** A text as a textarea returns it: without carriage returns, and without leading line breaks, which HTML drops. */
const lines: fc.Arbitrary<string> = fc
  .array(fc.oneof(sentence, fc.constantFrom('\n', ' ', '‌', '👨‍👩‍👧')), { maxLength: 4 })
  .map(units => units.join('').replace(/\r|^\n+/g, ''));

/** A text for a one-line field. */
const line: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', 'sara@dakkeh.ir', 'sara@dakkeh', '09123456789', '۰۹۱۲'),
  lines.map(text => text.replace(/\n/g, ' ')),
);

const optional = fc.oneof(fc.constant(''), sentence);
const name = fc.stringMatching(/^[a-zA-Z_][\w-]{0,6}$/).filter(text => !/^captcha/.test(text));

const common = { name, label: sentence.filter(text => !text.endsWith('*')), mandatory: fc.boolean(), requiredMessage: optional };
const text = { limit: fc.nat(20), limitMessage: optional, sensitive: fc.boolean(), hint: optional };

/** Rules depend on the field's type, because e-mail fields have their own. */
const lineField: fc.Arbitrary<LineField> = fc
  .record({
    ...common,
    ...text,
    kind: fc.constant('line' as const),
    type: fc.constantFrom('text', 'email', 'tel', 'url', 'password'),
    rule: fc.constantFrom('any', 'email', 'cell'),
    ruleMessage: sentence,
    value: line.map(value => value.trim()),
    autoComplete: fc.constantFrom('', 'name', 'email', 'tel'),
  })
  .map(field => ({ ...field, rule: field.type === 'email' ? 'email' : field.rule }));

const longField: fc.Arbitrary<LongField> = fc.record({
  ...common,
  ...text,
  kind: fc.constantFrom('textarea', 'richeditor'),
  value: lines,
});

const option: fc.Arbitrary<FieldOption> = fc.record({
  value: fc.stringMatching(/^[\wآ-ی]{1,5}$/),
  label: sentence.map(words => words.replace(/\s+/g, ' ')),
  selected: fc.boolean(),
});
const options = fc.uniqueArray(option, { selector: ({ value }) => value, minLength: 1, maxLength: 4 });

/** All kinds except checkboxes have at most one selected option. */
const choiceField: fc.Arbitrary<ChoiceField> = fc
  .record({ ...common, hint: fc.constant(''), kind: fc.constantFrom('radio', 'checkbox', 'select'), options })
  .map(field => {
    const first = field.options.findIndex(({ selected }) => selected);
    const one = field.options.map((each, index) => ({ ...each, selected: index === first }));
    return field.kind === 'checkbox' ? field : { ...field, options: one };
  });

/** A field of any kind that readers fill in. */
export const formField: fc.Arbitrary<Field> = fc.oneof(lineField, longField, choiceField);

/** Fields with different names. */
export const formFields: fc.Arbitrary<Field[]> = fc.uniqueArray(formField, {
  selector: field => field.name,
  minLength: 1,
  maxLength: 5,
});

/** Browsers trim the values of e-mail and URL fields. */
const hasBlanks = (field: LineField): boolean => field.type !== 'email' && field.type !== 'url';

const valueOf = (field: Field): fc.Arbitrary<string[]> => {
  if (field.kind === 'section') return fc.constant([]);
  if (field.kind === 'line') return line.map(value => [hasBlanks(field) ? value : value.trim()]);
  if (!('options' in field)) return lines.map(value => [value]);
  const values = field.options.map(({ value }) => value);
  return field.kind === 'checkbox' ? fc.subarray(values) : fc.constantFrom(...values).map(value => [value]);
};

/** Generates values that a reader may enter into fields. */
export const valuesFor = (fields: readonly Field[]): fc.Arbitrary<Values> =>
  fc
    .tuple(...fields.map(valueOf))
    .map(values => new Map(fields.map((field, index) => [field.name, values[index] ?? []])));

/** Generates the state of a refused form that has fields with these names. */
export const formState = (names: readonly string[]) =>
  fc.record({
    values: fc.constant(new Map<string, string[]>()),
    errors: fc
      .tuple(fc.subarray([...names]), fc.array(sentence, { minLength: names.length, maxLength: names.length }))
      .map(([wrong, sentences]) => new Map(wrong.map((name, index) => [name, sentences[index] ?? '']))),
    notice: fc.oneof(fc.constant(''), sentence),
  });
