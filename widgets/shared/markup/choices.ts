import { givenName } from './given-name.ts';

/** Returns true if a control is a radio or a checkbox. */
export const isChoice = (control: Element & { type: string }): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);

/**
 * Returns the label around a control, or the label for its id within the root. A search in the whole document could
 * find another copy of the form.
 */
export const labelAt = (control: HTMLElement, root: ParentNode): Element | undefined =>
  control.closest('label') ??
  [...root.querySelectorAll('label')].find(({ htmlFor }) => htmlFor !== '' && htmlFor === control.id);

const controls = 'input,select,textarea,button';

type Side = 'nextSibling' | 'previousSibling';

const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

/** Returns the first text on one side of a node, up to the next control. */
function textBeside(node: Node | null | undefined, side: Side): string {
  const beside = node?.[side];
  const isControl = isElement(beside) && (beside.matches(controls) || beside.querySelector(controls));
  if (!beside || isControl) return '';
  return beside.textContent?.trim() || textBeside(beside, side);
}

/** Returns the text after a choice; the text before it if the last choice of its group has no text after it. */
function ownText(choice: HTMLElement): string {
  const last = choice.parentElement?.querySelector(':scope > input:last-of-type');
  return textBeside(choice, textBeside(last, 'nextSibling') ? 'nextSibling' : 'previousSibling');
}

/** Returns the label of a radio or checkbox: its label element, its accessible name or the text beside it. */
export const choiceLabel = (choice: HTMLElement, root: ParentNode): string =>
  labelAt(choice, root)?.textContent.trim() || givenName(choice) || ownText(choice);
