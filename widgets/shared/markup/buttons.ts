import { givenName } from './given-name.ts';

/** A button or an input that acts as one. */
export type Button = HTMLButtonElement | HTMLInputElement;

export function buttonLabel(button: Button | undefined): string {
  if (!button) return '';
  const text = 'alt' in button && button.type === 'image' ? button.alt : button.textContent.trim();
  return text || givenName(button) || button.value;
}

/**
 * Returns the buttons that may submit a form: the submit buttons, or, if there are none, all other buttons. Leaves out
 * the captcha's buttons.
 */
export function sendButtonsIn(root: ParentNode): Button[] {
  const all = [...root.querySelectorAll<Button>('button,[type=submit],[type=image],[type=button]')];
  const buttons = all.filter(button => button.type !== 'reset' && !button.closest('.captcha-group'));
  const submitting = buttons.filter(({ type }) => type !== 'button');
  return submitting.length > 0 ? submitting : buttons;
}
