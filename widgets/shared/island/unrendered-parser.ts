import { buttonLabel, sendButtonsIn } from '../markup/buttons.ts';
import { choiceLabel, labelAt } from '../markup/choices.ts';
import { givenName } from '../markup/given-name.ts';
import { markupError } from '../markup/markup-error.ts';
import { countIn, printedCount, printedShare, withoutCount } from './printed-count.ts';
import { attributesOf, elementsOf, isForBrowser, nameOf } from './unrendered-fields.ts';

/** Parts that only the forms of others have. */
export interface UnrenderedForm {
  /** Label of the button that empties the form; empty without the button. */
  resetLabel: string;
  /** A file goes out with the plain form alone. */
  hasFile: boolean;
}

/** The label of a choice. Throws where it has none. */
function ofChoice(choice: HTMLInputElement, box: ParentNode): string {
  const label = choiceLabel(choice, box);
  if (!label) throw markupError(`The choice "${choice.id || choice.value}" has no label`);
  return label;
}

/** Label of the button that sends a form; empty without one. Throws if it would be lost which one sends. */
function sendLabel(box: ParentNode): string {
  const [button, ...others] = sendButtonsIn(box);
  if (others.length > 0) throw markupError(`There are ${others.length + 1} buttons to send the form with, not one`);
  const label = buttonLabel(button);
  if (button && !label) throw markupError('The button to send the form with has no text');
  return label;
}

/** The same, where there has to be one. */
function ofSendButton(box: ParentNode): string {
  const label = sendLabel(box);
  if (!label) throw markupError('There is no button to send the form with');
  return label;
}

/** Label of a button beside a count. Throws if it is empty. */
function ofButton(box: ParentNode, selector: string): string {
  const button = box.querySelector(selector);
  const label = button && (givenName(button) || withoutCount(button.textContent));
  if (!label) throw markupError(`There is no button ${selector} with a label`);
  return label;
}

/** The count that a button says, as it stands; empty where it says none. */
const countOfButton = (box: ParentNode, selector: string): string => countIn(box.querySelector(selector)?.textContent ?? '');

const formOf = (form: ParentNode): UnrenderedForm => ({
  resetLabel: buttonLabel(form.querySelector<HTMLButtonElement>('[type=reset]') ?? undefined),
  hasFile: form.querySelector('[type=file]') !== null,
});

/** Reads what our own views print in one way, and others in many. */
export const unrenderedParser = {
  labelAt,
  choiceLabel,
  nameOf,
  isForBrowser,
  elementsOf,
  attributesOf,
  formOf,
  sendLabel,
  ofChoice,
  ofSendButton,
  ofButton,
  countOfButton,
  printedCount,
  printedShare,
};

export type UnrenderedParser = typeof unrenderedParser;
