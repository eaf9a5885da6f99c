import { buttonLabel, sendButtonsIn } from '../html/buttons.ts';
import { choiceLabel } from '../html/choice-label.ts';
import { givenName } from '../html/given-name.ts';
import { markupError } from './markup-error.ts';

/** The label of a choice. Throws where it has none. */
function ofChoice(choice: HTMLInputElement, box: ParentNode): string {
  const label = choiceLabel(choice, box);
  if (!label) throw markupError(`The choice "${choice.id || choice.value}" has no label`);
  return label;
}

/** What the button says that sends a form. Throws where there is none, or several: which one sends would be lost. */
function ofSendButton(box: ParentNode): string {
  const [button, ...others] = sendButtonsIn(box);
  const label = buttonLabel(button);
  if (others.length > 0) throw markupError(`There are ${others.length + 1} buttons to send the form with, not one`);
  if (!label) throw markupError('There is no button with a text to send the form with');
  return label;
}

const count = /\p{Nd}[\p{Nd}.,٫٬]*/gu;

/** What a button says beside a count. Throws where that is nothing. */
function ofButton(box: ParentNode, selector: string): string {
  const button = box.querySelector(selector);
  const label = button && (givenName(button) || button.textContent.replace(count, '').trim());
  if (!label) throw markupError(`There is no button ${selector} with a label`);
  return label;
}

/** How the labels are read that our own views print in one way, and others in many. */
export const foreignLabels = { ofChoice, ofSendButton, ofButton };

export type ForeignLabels = typeof foreignLabels;
