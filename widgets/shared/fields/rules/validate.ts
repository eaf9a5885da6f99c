import type { Errors, Field, LineField, LongField, ValueField, Values } from '../field.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { cellNumber, characterCount, isBlank, isEmail } from './rules.ts';

/** A letter with its marks or a sign with its colour is one character of several UTF-16 units; here they end. */
const mostUnitsPerCharacter = 4;

const filled = (values: readonly string[]): boolean => values.some(value => !isBlank(value));

const keepsRule = ({ rule }: LineField, value: string): boolean =>
  rule === 'any' || (rule === 'email' ? isEmail(value) : cellNumber(value) !== null);

function isTooLong({ kind, limit }: LineField | LongField, value: string): boolean {
  const text = kind === 'richeditor' ? plainText(value) : value;
  return limit > 0 && (text.length > mostUnitsPerCharacter * limit || characterCount(text) > limit);
}

/** Message for a filled field that is wrong; undefined if it is right. */
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
 * Checks what a form holds: mandatory fields have something to see in them, rules and limits are kept by the fields
 * that are filled. On the phone and at the origin alike. If the form has no sentence for a fault, the sentence is
 * empty.
 */
export function validate(fields: readonly Field[], values: Values): Errors {
  const found = fields.flatMap(field => {
    const message = field.kind === 'section' ? undefined : errorOf(field, values.get(field.name) ?? []);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return new Map(found);
}
