import { buttonLabel, sendButtonsIn } from '../markup/buttons.ts';
import { choiceLabel, labelAt } from '../markup/choices.ts';
import { givenName } from '../markup/given-name.ts';
import { markupError } from '../markup/markup-error.ts';
import { countIn, printedCount, printedShare, withoutCount } from './printed-count.ts';
import { attributesOf, elementsOf, isForBrowser, nameOf } from './unrendered-fields.ts';

/** Parts that only forms of another CMS have. */
export interface UnrenderedForm {
  /** Label of the reset button. Empty without one. */
  resetLabel: string;
  /** True if the form has a file field. Only the browser can submit such a form. */
  hasFile: boolean;
}

/** Returns the label of a choice. Throws if it has none. */
function ofChoice(choice: HTMLInputElement, box: ParentNode): string {
  const label = choiceLabel(choice, box);
  if (!label) throw markupError(`The choice "${choice.id || choice.value}" has no label`);
  return label;
}

/**
 * Returns the label of the submit button, or an empty string. Throws if there are several, because the view would lose
 * which one was pressed.
 */
function sendLabel(box: ParentNode): string {
  const [button, ...others] = sendButtonsIn(box);
  if (others.length > 0) throw markupError(`There are ${others.length + 1} buttons to send the form with, not one`);
  const label = buttonLabel(button);
  if (button && !label) throw markupError('The button to send the form with has no text');
  return label;
}

/** Returns the label of the submit button. Throws if there is none. */
function ofSendButton(box: ParentNode): string {
  const label = sendLabel(box);
  if (!label) throw markupError('There is no button to send the form with');
  return label;
}

/** Returns the label of a button without its count. Throws if the label is empty. */
function ofButton(box: ParentNode, selector: string): string {
  const button = box.querySelector(selector);
  const label = button && (givenName(button) || withoutCount(button.textContent));
  if (!label) throw markupError(`There is no button ${selector} with a label`);
  return label;
}

/** Returns the count in a button's text as written, or an empty string. */
const countOfButton = (box: ParentNode, selector: string): string => countIn(box.querySelector(selector)?.textContent ?? '');

const formOf = (form: ParentNode): UnrenderedForm => ({
  resetLabel: buttonLabel(form.querySelector<HTMLButtonElement>('[type=reset]') ?? undefined),
  hasFile: form.querySelector('[type=file]') !== null,
});

/** Reads markup of another CMS, which may differ from what our own views render. */
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
