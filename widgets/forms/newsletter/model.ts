import type { Field, ShownField } from '../../shared/fields/field.ts';

/** The contact that each medium needs. */
const contacts = new Map([
  ['1', 'email'],
  ['2', 'cell'],
]);

/** The medium that is chosen; empty where none is. A select begins with its first option. */
export function mediumOf(fields: readonly ShownField[]): string {
  const field = fields.find(({ name }) => name === 'medium');
  if (!field || !('options' in field)) return '';
  const chosen = field.options.find(({ selected }) => selected) ?? (field.kind === 'select' ? field.options[0] : null);
  return chosen?.value ?? '';
}

/** A field of a subscription: the contact that the medium needs is mandatory, the other one is not. */
export function forMedium(field: Field, medium: string): Field {
  const needed = contacts.get(medium);
  const isContact = [...contacts.values()].includes(field.name);
  return needed && isContact && field.kind !== 'section' ? { ...field, mandatory: field.name === needed } : field;
}

/** The fields of a subscription. With an unknown medium they stay as they are. */
export const withMedium = (fields: readonly Field[], medium: string): Field[] =>
  fields.map(field => forMedium(field, medium));

/** The fields with the first newsletter chosen, where none is. */
export const withFirstNewsletter = (fields: readonly ShownField[]): ShownField[] =>
  fields.map(field => {
    const isOpen = field.name === 'newsletter_id' && 'options' in field && !field.options.some(({ selected }) => selected);
    return isOpen
      ? { ...field, options: field.options.map((option, index) => ({ ...option, selected: index === 0 })) }
      : field;
  });
