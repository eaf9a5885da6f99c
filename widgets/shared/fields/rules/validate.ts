import type { Errors, Field, LineField, LongField, ValueField, Values } from '../field.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { cellNumber, characterCount, isBlank, isEmail } from './rules.ts';

/** Limit for one character, which may have several UTF-16 units, for example with combining marks or skin tones. */
const mostUnitsPerCharacter = 4;

const filled = (values: readonly string[]): boolean => values.some(value => !isBlank(value));

const keepsRule = ({ rule }: LineField, value: string): boolean =>
  rule === 'any' || (rule === 'email' ? isEmail(value) : cellNumber(value) !== null);

function isTooLong({ kind, limit }: LineField | LongField, value: string): boolean {
  const text = kind === 'richeditor' ? plainText(value) : value;
  return limit > 0 && (text.length > mostUnitsPerCharacter * limit || characterCount(text) > limit);
}

/** Returns the message for a wrong value, or undefined if it is right. */
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
 * Validates a form: mandatory fields must show something, and filled-in fields must keep their rules and limits. Used
 * in the browser and on the server. A missing message is an empty string.
 */
export function validate(fields: readonly Field[], values: Values): Errors {
  const found = fields.flatMap(field => {
    const message = field.kind === 'section' ? undefined : errorOf(field, values.get(field.name) ?? []);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return new Map(found);
}
