import { givenName } from './given-name.ts';

/** Tells if a control is one of several that share a name, each on or off. */
export const isChoice = (control: Element & { type: string }): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);

/** The label around a control, or the one that names its id: first in the root, for a form may be on the page twice. */
export const labelAt = (control: HTMLElement, root: ParentNode): Element | undefined =>
  control.closest('label') ??
  [...root.querySelectorAll('label')].find(({ htmlFor }) => htmlFor !== '' && htmlFor === control.id);

const controls = 'input,select,textarea,button';

type Side = 'nextSibling' | 'previousSibling';

const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

/** The first text on one side of a node, up to the next control. */
function textBeside(node: Node | null | undefined, side: Side): string {
  const beside = node?.[side];
  const isControl = isElement(beside) && (beside.matches(controls) || beside.querySelector(controls));
  if (!beside || isControl) return '';
  return beside.textContent?.trim() || textBeside(beside, side);
}

/** The text beside a choice: before it where the last of those next to each other has none after it. */
function ownText(choice: HTMLElement): string {
  const last = choice.parentElement?.querySelector(':scope > input:last-of-type');
  return textBeside(choice, textBeside(last, 'nextSibling') ? 'nextSibling' : 'previousSibling');
}

/** Meaning of a radio or a checkbox, by its label, its name or else the text beside it. */
export const choiceLabel = (choice: HTMLElement, root: ParentNode): string =>
  labelAt(choice, root)?.textContent.trim() || givenName(choice) || ownText(choice);
