import type { Field } from '../../shared/fields/field.ts';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** The text of a piece of rich text, as a plain field shows it. */
const readable = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/?\w[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities.get(name) ?? '')
    .trim();

/** Shows rich text without its tags, for its field has no editor. */
export const readableField = (field: Field): Field =>
  field.kind === 'richeditor' ? { ...field, value: readable(field.value) } : field;
