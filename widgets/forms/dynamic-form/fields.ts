import type { Field, FieldOption, Values } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';
import { type FormDefinition, type FormItem, readValue } from './definition.ts';

/** Longest text in characters. */
export const mostCharacters = 4000;

/** Messages for wrong fields, in the reader's language. */
export interface FormSentences {
  required: string;
  choiceRequired: string;
  /** Message for a text that is too long. */
  tooLong: string;
}

/** A prefix for field names. Without it, a name such as `action` would hide a property of the form. */
const namePrefix = 'f-';

/** Returns the id of a field's item. */
export const itemIdOf = ({ name }: Field): string => name.slice(namePrefix.length);

type Prefill = ReadonlyMap<string, string>;

/**
 * Returns the options of an item. The content determines which are selected, otherwise the default value, otherwise the
 * options themselves.
 */
function toOptions({ id, itemTypeStr, defaultValue, optionList }: FormItem, prefill: Prefill): FieldOption[] {
  const given = prefill.get(id) ?? (defaultValue || null);
  const wanted = given?.split(',').map(value => value.trim());
  const chosen = optionList.filter(option => (wanted ? wanted.includes(option.id) : option.selected));
  const kept = itemTypeStr === 'checkbox' ? chosen : chosen.slice(0, 1);
  return optionList.map(option => ({ value: option.id, label: option.label, selected: kept.includes(option) }));
}

function toField(item: FormItem, prefill: Prefill, { required, choiceRequired, tooLong }: FormSentences): Field {
  const { id, itemTypeStr, label, hint, mandatory, defaultValue } = item;
  const name = namePrefix + id;
  const common = { name, label, hint, mandatory };
  const value = prefill.get(id) ?? defaultValue;
  const text = { requiredMessage: required, value, limit: mostCharacters, limitMessage: tooLong };
  switch (itemTypeStr) {
    case 'sectionbreak':
      return { kind: 'section', name, label, hint };
    case 'textbox':
      return lineField({ ...common, ...text });
    case 'textarea':
    case 'richeditor':
      return longField({ ...common, ...text, kind: itemTypeStr });
    default:
      return {
        ...common,
        kind: itemTypeStr === 'combo' ? 'select' : itemTypeStr,
        requiredMessage: choiceRequired,
        options: toOptions(item, prefill),
      };
  }
}

/** Returns the fields of a form, filled in with content by item id. */
export function toFields(
  { itemList }: FormDefinition,
  prefill: Readonly<Record<string, unknown>>,
  sentences: FormSentences,
): Field[] {
  const usable = Object.entries(prefill).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const texts = new Map(usable.map(([id, value]) => [id, readValue(value)]));
  return itemList.map(item => toField(item, texts, sentences));
}

/** Returns the values to post: a text for each item id. Several values are joined by commas. */
export const serialize = (fields: readonly Field[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'section')
      .map(field => [itemIdOf(field), (values.get(field.name) ?? []).join(',')]),
  );
