import { isRecord } from '../../shared/calls/json.ts';
import type { Field, FieldOption, Values } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';

const types = ['textbox', 'radio', 'checkbox', 'combo', 'richeditor', 'textarea', 'sectionbreak'] as const;

/** The kinds of items, in lower case (SPEC §3.14). */
export type ItemType = (typeof types)[number];

export interface ItemOption {
  id: string;
  label: string;
  selected: boolean;
}

export interface FormItem {
  itemTypeStr: ItemType;
  id: string;
  label: string;
  hint: string;
  mandatory: boolean;
  defaultValue: string;
  optionList: readonly ItemOption[];
}

export interface FormDefinition {
  title: string;
  itemList: readonly FormItem[];
}

/** Thrown where a definition is none at all. */
export class DefinitionError extends Error {}

const choices: ReadonlySet<ItemType> = new Set<ItemType>(['radio', 'checkbox', 'combo']);

const mostItems = 200;
const mostOptions = 500;
const longestText = 1000;
const longestValue = 20_000;
/** Of a text: in a textarea or a richeditor (SPEC §9.6), and in a textbox, too. */
export const mostCharacters = 4000;

const itemId = /^[\w.-]{1,64}$/;
/** A form has properties of its own, which a field that is called as one of them would hide. */
const namePrefix = 'f-';
/** Several values travel joined by commas. */
const optionId = /^[^,\p{Cc}]{1,200}$/u;

/** A text, or a number as one; empty for anything else. No letter is cut through. */
function textOf(value: unknown, longest: number): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? [...text.slice(0, 2 * longest)].slice(0, longest).join('') : '';
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const typeOf = (value: unknown): ItemType | undefined =>
  types.find(type => typeof value === 'string' && value.toLowerCase() === type);

/** Says why something is left out. */
type Reject = (where: string, reason: string) => null;

/** As many of a list as there may be. */
function within(list: readonly unknown[], most: number, where: string, reject: Reject): readonly unknown[] {
  if (list.length > most) reject(where, `only the first ${most} of ${list.length} are kept`);
  return list.slice(0, most);
}

function readOption(option: unknown, taken: Set<string>, where: string, reject: Reject): ItemOption | null {
  if (!isRecord(option)) return reject(where, 'no object');
  const id = textOf(option.id, longestText).trim();
  if (!optionId.test(id)) return reject(where, 'no usable id');
  if (taken.has(id)) return reject(where, `the id ${id} is taken`);
  taken.add(id);
  return { id, label: textOf(option.label, longestText) || id, selected: isTrue(option.selected) };
}

function readOptions(list: unknown, where: string, reject: Reject): ItemOption[] {
  const taken = new Set<string>();
  return within(Array.isArray(list) ? list : [], mostOptions, `${where}, options`, reject).flatMap(
    (option, index) => readOption(option, taken, `${where}, option ${index + 1}`, reject) ?? [],
  );
}

function readItem(item: unknown, taken: Set<string>, where: string, reject: Reject): FormItem | null {
  if (!isRecord(item)) return reject(where, 'no object');
  const itemTypeStr = typeOf(item.itemTypeStr);
  if (!itemTypeStr) return reject(where, 'unknown type');
  const id = textOf(item.id, longestText);
  if (!itemId.test(id)) return reject(where, 'no usable id');
  if (taken.has(id)) return reject(where, `the id ${id} is taken`);
  const optionList = choices.has(itemTypeStr) ? readOptions(item.optionList, where, reject) : [];
  if (choices.has(itemTypeStr) && optionList.length === 0) return reject(where, 'nothing to choose from');
  taken.add(id);
  return {
    itemTypeStr,
    id,
    label: textOf(item.label, longestText),
    hint: textOf(item.hint, longestText),
    mandatory: isTrue(item.mandatory),
    defaultValue: textOf(item.defaultValue, longestValue),
    optionList,
  };
}

/**
 * Reads a form's definition (SPEC §3.14) as far as it can be used: items and options that make no sense are left out
 * and described in `rejected`. Throws a DefinitionError where the form is no object or has no list of items.
 */
export function readDefinition(form: unknown): { definition: FormDefinition; rejected: string[] } {
  if (!isRecord(form)) throw new DefinitionError('The form is no object');
  if (!Array.isArray(form.itemList)) throw new DefinitionError('The form has no list of items');
  const rejected: string[] = [];
  function reject(where: string, reason: string): null {
    rejected.push(`${where}: ${reason}`);
    return null;
  }
  const taken = new Set<string>();
  const itemList = within(form.itemList, mostItems, 'items', reject).flatMap(
    (item, index) => readItem(item, taken, `item ${index + 1}`, reject) ?? [],
  );
  return { definition: { title: textOf(form.title, longestText), itemList }, rejected };
}

/** What is said where a form's fields are not filled as they should be, in the reader's language. */
export interface FormSentences {
  required: string;
  choiceRequired: string;
  /** Of more than 4000 characters. */
  tooLong: string;
}

const nameOf = (id: string): string => namePrefix + id;

/** Id of the item that a field was made of. */
export const idOf = ({ name }: Field): string => name.slice(namePrefix.length);

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
  const name = nameOf(id);
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
        ...{ kind: itemTypeStr === 'combo' ? 'select' : itemTypeStr, requiredMessage: choiceRequired },
        options: toOptions(item, prefill),
      };
  }
}

/** The fields of a form, filled with the content that goes with it, by the ids of its items (SPEC §3.14, §5.6). */
export function toFields(
  { itemList }: FormDefinition,
  prefill: Readonly<Record<string, unknown>>,
  sentences: FormSentences,
): Field[] {
  const usable = Object.entries(prefill).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const texts = new Map(usable.map(([id, value]) => [id, textOf(value, longestValue)]));
  return itemList.map(item => toField(item, texts, sentences));
}

/** What a dynamic form posts (SPEC §3.14): a text for each item's id, several values joined by commas. */
export const serialize = (fields: readonly Field[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'section')
      .map(field => [idOf(field), (values.get(field.name) ?? []).join(',')]),
  );
