import { givenName } from './given-name.ts';

/** Control that sends a form, or is pressed. */
export type Button = HTMLButtonElement | HTMLInputElement;

/** Label of a button. */
export function buttonLabel(button: Button | undefined): string {
  if (!button) return '';
  const text = 'alt' in button && button.type === 'image' ? button.alt : button.textContent.trim();
  return text || givenName(button) || button.value;
}

/**
 * The buttons that may send a form: those that the browser uses, or else those that a script may. The buttons of a
 * captcha are its own.
 */
export function sendButtonsIn(root: ParentNode): Button[] {
  const all = [...root.querySelectorAll<Button>('button,[type=submit],[type=image],[type=button]')];
  const buttons = all.filter(button => button.type !== 'reset' && !button.closest('.captcha-group'));
  const submitting = buttons.filter(({ type }) => type !== 'button');
  return submitting.length > 0 ? submitting : buttons;
}
