import type { Field } from '../../shared/fields/field.ts';

/** The contact that each medium needs. */
const contacts = new Map([
  ['1', 'email'],
  ['2', 'cell'],
]);

/** The medium that is chosen; empty where none is. A select begins with its first option. */
export function mediumOf(fields: readonly Field[]): string {
  const field = fields.find(({ name }) => name === 'medium');
  if (!field || !('options' in field)) return '';
  const chosen = field.options.find(({ selected }) => selected) ?? (field.kind === 'select' ? field.options[0] : null);
  return chosen?.value ?? '';
}

/**
 * The fields of a subscription, of which the contact that the medium needs is mandatory, and the other one is not.
 * Where the medium is none that is known, they stay as they are.
 */
export function withMedium(fields: readonly Field[], medium: string): Field[] {
  const needed = contacts.get(medium);
  const isContact = ({ name }: Field): boolean => [...contacts.values()].includes(name);
  return fields.map(field => (needed && isContact(field) ? { ...field, mandatory: field.name === needed } : field));
}

/** The fields with the first newsletter chosen, where none is. */
export const withFirstNewsletter = (fields: readonly Field[]): Field[] =>
  fields.map(field => {
    const isOpen = field.name === 'newsletter_id' && 'options' in field && !field.options.some(({ selected }) => selected);
    return isOpen
      ? { ...field, options: field.options.map((option, index) => ({ ...option, selected: index === 0 })) }
      : field;
  });
