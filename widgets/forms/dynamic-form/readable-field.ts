import type { Field } from '../../shared/fields/field.ts';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** Converts rich text to plain text. */
const readable = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/?\w[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities.get(name) ?? '')
    .trim();

/** Shows rich text without tags, because read-only fields have no editor. */
export const readableField = (field: Field): Field =>
  field.kind === 'richeditor' ? { ...field, value: readable(field.value) } : field;
