import { isRecord } from '../../shared/base/json.ts';

const types = ['textbox', 'radio', 'checkbox', 'combo', 'richeditor', 'textarea', 'sectionbreak'] as const;

/** Item types in lower case. */
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

/** Thrown if a definition is unusable as a whole, or exceeds the limits of a form. */
export class DefinitionError extends Error {}

const choices: ReadonlySet<ItemType> = new Set<ItemType>(['radio', 'checkbox', 'combo']);

const mostItems = 200;
const mostOptions = 500;
const longestText = 1000;
const longestValue = 20_000;

const itemId = /^[\w.-]{1,64}$/;
/** Several values are sent as one text, joined by commas. */
const optionId = /^[^,\p{Cc}]{1,200}$/u;

/**
 * Returns a text, or a number as text, cut to a length between characters. Returns an empty string for any other value.
 */
function readText(value: unknown, longest: number): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? [...text.slice(0, 2 * longest)].slice(0, longest).join('') : '';
}

export const readValue = (value: unknown): string => readText(value, longestValue);

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const typeOf = (value: unknown): ItemType | undefined =>
  types.find(type => typeof value === 'string' && value.toLowerCase() === type);

/** Records why a part is left out. */
type Reject = (where: string, reason: string) => null;

/** Returns a list. Throws a DefinitionError if it is too long, because a cut list would be a different form. */
function within(list: readonly unknown[], most: number, where: string): readonly unknown[] {
  if (list.length > most) throw new DefinitionError(`${where}: ${list.length} are more than ${most}`);
  return list;
}

function readOption(option: unknown, taken: Set<string>, where: string, reject: Reject): ItemOption | null {
  if (!isRecord(option)) return reject(where, 'no object');
  const id = readText(option.id, longestText).trim();
  if (!optionId.test(id)) return reject(where, 'no usable id');
  if (taken.has(id)) return reject(where, `the id ${id} is taken`);
  taken.add(id);
  return { id, label: readText(option.label, longestText) || id, selected: isTrue(option.selected) };
}

function readOptions(list: unknown, where: string, reject: Reject): ItemOption[] {
  const taken = new Set<string>();
  return within(Array.isArray(list) ? list : [], mostOptions, `${where}, options`).flatMap(
    (option, index) => readOption(option, taken, `${where}, option ${index + 1}`, reject) ?? [],
  );
}

function readItem(item: unknown, taken: Set<string>, where: string, reject: Reject): FormItem | null {
  if (!isRecord(item)) return reject(where, 'no object');
  const itemTypeStr = typeOf(item.itemTypeStr);
  if (!itemTypeStr) return reject(where, 'unknown type');
  const id = readText(item.id, longestText);
  if (!itemId.test(id)) return reject(where, 'no usable id');
  if (taken.has(id)) return reject(where, `the id ${id} is taken`);
  const optionList = choices.has(itemTypeStr) ? readOptions(item.optionList, where, reject) : [];
  if (choices.has(itemTypeStr) && optionList.length === 0) return reject(where, 'nothing to choose from');
  taken.add(id);
  return {
    itemTypeStr,
    id,
    label: readText(item.label, longestText),
    hint: readText(item.hint, longestText),
    mandatory: isTrue(item.mandatory),
    defaultValue: readValue(item.defaultValue),
    optionList,
  };
}

/**
 * Reads a form's definition. Leaves out unusable items and options and lists them in `rejected`. Throws a
 * DefinitionError if the form is not an object, has no list of items, or has too many items or options.
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
  const itemList = within(form.itemList, mostItems, 'items').flatMap(
    (item, index) => readItem(item, taken, `item ${index + 1}`, reject) ?? [],
  );
  return { definition: { title: readText(form.title, longestText), itemList }, rejected };
}
