import type { Field, ShownField } from '../../shared/fields/field.ts';

/** Name of the contact field for each medium. */
const contacts = new Map([
  ['1', 'email'],
  ['2', 'cell'],
]);

/** Returns the chosen medium, or an empty string. A select without a choice uses its first option. */
export function mediumOf(fields: readonly ShownField[]): string {
  const field = fields.find(({ name }) => name === 'medium');
  if (!field || !('options' in field)) return '';
  const chosen = field.options.find(({ selected }) => selected) ?? (field.kind === 'select' ? field.options[0] : null);
  return chosen?.value ?? '';
}

/** Makes a contact field mandatory if the medium needs it, otherwise optional. */
export function forMedium(field: Field, medium: string): Field {
  const needed = contacts.get(medium);
  const isContact = [...contacts.values()].includes(field.name);
  return needed && isContact && field.kind !== 'section' ? { ...field, mandatory: field.name === needed } : field;
}

/** Updates the fields for a medium. An unknown medium changes nothing. */
export const withMedium = (fields: readonly Field[], medium: string): Field[] =>
  fields.map(field => forMedium(field, medium));

/** Selects the first newsletter if none is selected. */
export const withFirstNewsletter = (fields: readonly ShownField[]): ShownField[] =>
  fields.map(field => {
    const isOpen = field.name === 'newsletter_id' && 'options' in field && !field.options.some(({ selected }) => selected);
    return isOpen
      ? { ...field, options: field.options.map((option, index) => ({ ...option, selected: index === 0 })) }
      : field;
  });
