import type { Field, FieldOption, Values } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';
import { type FormDefinition, type FormItem, readValue } from './definition.ts';

/** Maximum characters in a textarea, a richeditor or a textbox. */
export const mostCharacters = 4000;

/** Sentences for fields that are not filled as they should be, in the reader's language. */
export interface FormSentences {
  required: string;
  choiceRequired: string;
  /** Message for a longer text. */
  tooLong: string;
}

/** A form has properties of its own, which a field that is called as one of them would hide. */
const namePrefix = 'f-';

/** Id of the item that a field was made of. */
export const itemIdOf = ({ name }: Field): string => name.slice(namePrefix.length);

type Prefill = ReadonlyMap<string, string>;

/** The options of an item, chosen by what the form is filled with, else by the default value or by themselves. */
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

/** The fields of a form, filled with the content that goes with it, by the ids of its items. */
export function toFields(
  { itemList }: FormDefinition,
  prefill: Readonly<Record<string, unknown>>,
  sentences: FormSentences,
): Field[] {
  const usable = Object.entries(prefill).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const texts = new Map(usable.map(([id, value]) => [id, readValue(value)]));
  return itemList.map(item => toField(item, texts, sentences));
}

/** Values that a dynamic form posts: a text for each item's id, several values joined by commas. */
export const serialize = (fields: readonly Field[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'section')
      .map(field => [itemIdOf(field), (values.get(field.name) ?? []).join(',')]),
  );
