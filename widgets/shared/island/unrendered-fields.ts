import { choiceLabel, labelAt } from '../markup/choices.ts';
import { givenName } from '../markup/given-name.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls with the same name. */
type Group = readonly [Control, ...Control[]];

const anyControl = 'input,select,textarea,button';

/** Returns the largest element around an element that contains no controls outside its group. */
function largestAround(element: Element, group: readonly Element[], form: Element): Element {
  const parent = element.parentElement;
  const isShared = (control: Element): boolean => !group.includes(control);
  if (!parent || parent === form || [...parent.querySelectorAll(anyControl)].some(isShared)) return element;
  return largestAround(parent, group, form);
}

/** Returns the text of the nearest heading before an element, within the largest element around it. */
function headingBefore(element: Element, largest: Element): string {
  const before = element.previousElementSibling;
  if (before?.matches('h1,h2,h3,h4,h5,h6')) return before.textContent.trim();
  return element === largest || !element.parentElement ? '' : headingBefore(element.parentElement, largest);
}

/** Returns the name of a field without a label. Choices are named by their group or by a heading before them. */
export function nameOf(group: Group, form: Element): string {
  const [control] = group;
  if (!/radio|checkbox/.test(control.type)) return givenName(control);
  const largest = largestAround(control, group, form);
  const around = control.closest('fieldset,[role=group],[role=radiogroup]');
  return (around && largest.contains(around) && givenName(around)) || headingBefore(control, largest);
}

const line = /^(text|search|email|tel|url|number|password|date|time|datetime-local|month|week|color|range)$/;
const other = /^(radio|checkbox|select-one|textarea)$/;

/** Returns true if our view could not fully show a field. */
export function isForBrowser(group: Group, label: string, form: ParentNode): boolean {
  const [control, ...others] = group;
  const isChoice = /radio|checkbox/.test(control.type);
  const isOpen = !control.disabled && !('readOnly' in control && control.readOnly) && !control.matches('[list],[multiple]');
  const isCalled = isChoice
    ? (label !== '' || others.length === 0) && group.every(choice => choiceLabel(choice, form))
    : label !== '';
  const isKnown = line.test(control.type) || other.test(control.type);
  return !isKnown || !isOpen || !isCalled || (others.length > 0 && !isChoice);
}

/** Returns all elements of a field with its labels and suggestions, in document order. */
export function elementsOf(group: Group, form: Element): Element[] {
  const parts = group.map(control => largestAround(control, group, form));
  for (const control of group) {
    const list = 'list' in control ? control.list : null;
    for (const other of [labelAt(control, form), list]) {
      if (other && form.contains(other) && !parts.some(part => part.contains(other))) parts.push(other);
    }
  }
  return [...new Set(parts)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Attributes for the browser's validation and keyboard, with their names in the view library. */
const kept = new Map([
  ['min', 'min'],
  ['max', 'max'],
  ['step', 'step'],
  ['pattern', 'pattern'],
  ['title', 'title'],
  ['minlength', 'minLength'],
  ['maxlength', 'maxLength'],
  ['inputmode', 'inputMode'],
]);

export const attributesOf = (control: Control): Record<string, string> =>
  Object.fromEntries(
    [...kept].flatMap(([attribute, name]) => {
      const value = control.getAttribute(attribute);
      return value === null ? [] : [[name, value]];
    }),
  );
