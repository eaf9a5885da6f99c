import type { Errors, Field, LineField, LongField, ValueField, Values } from './field.ts';
import { plainText } from './plain-text.ts';
import { cellNumber, characterCount, isEmail } from './rules.ts';

const filled = (values: readonly string[]): boolean => values.some(value => value.trim() !== '');

const keepsRule = ({ rule }: LineField, value: string): boolean =>
  rule === 'any' || (rule === 'email' ? isEmail(value) : cellNumber(value) !== null);

const isTooLong = ({ kind, limit }: LineField | LongField, value: string): boolean =>
  limit > 0 && characterCount(kind === 'richeditor' ? plainText(value) : value) > limit;

/** What is said of a filled field that is not right; undefined where it is. */
function fault(field: ValueField, value: string): string | undefined {
  if ('limit' in field && isTooLong(field, value)) return field.limitMessage;
  return field.kind === 'line' && !keepsRule(field, value) ? field.ruleMessage : undefined;
}

function errorOf(field: ValueField, values: readonly string[]): string | undefined {
  const [value = ''] = values;
  if (filled(field.kind === 'richeditor' ? [plainText(value)] : values)) return fault(field, value);
  return field.mandatory ? field.requiredMessage : undefined;
}

/**
 * Checks what a form holds (SPEC §5.1, §5.2, §5.6): mandatory fields are not empty once trimmed, rules and limits are
 * kept by the fields that are filled. On the phone and at the origin alike. Where the form has no sentence for what is
 * wrong, the sentence is empty.
 */
export function validate(fields: readonly Field[], values: Values): Errors {
  const found = fields.flatMap(field => {
    const message = field.kind === 'section' ? undefined : errorOf(field, values.get(field.name) ?? []);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return new Map(found);
}
