import type { Field } from '../../form/field.ts';

/** The contact that each medium needs (SPEC §3.7, §5.3). */
const contacts = new Map([
  ['1', 'email'],
  ['2', 'cell'],
]);

/** The medium that is chosen; empty where none is. */
export function mediumOf(fields: readonly Field[]): string {
  const field = fields.find(({ name }) => name === 'medium');
  return (field && 'options' in field && field.options.find(({ selected }) => selected)?.value) || '';
}

/** The fields of a subscription, of which the contact that the medium needs is mandatory, and the other one is not. */
export const withMedium = (fields: readonly Field[], medium: string): Field[] =>
  fields.map(field =>
    [...contacts.values()].includes(field.name) ? { ...field, mandatory: contacts.get(medium) === field.name } : field,
  );

/** The fields with the first newsletter chosen, where none is (SPEC §5.3). */
export const withFirstNewsletter = (fields: readonly Field[]): Field[] =>
  fields.map(field => {
    const isOpen = field.name === 'newsletter_id' && 'options' in field && !field.options.some(({ selected }) => selected);
    return isOpen
      ? { ...field, options: field.options.map((option, index) => ({ ...option, selected: index === 0 })) }
      : field;
  });
