import { givenName } from './given-name.ts';

/** What sends a form, or is pressed. */
export type Button = HTMLButtonElement | HTMLInputElement;

/** What a button says. */
export function buttonLabel(button: Button | undefined): string {
  if (!button) return '';
  const text = 'alt' in button && button.type === 'image' ? button.alt : button.textContent.trim();
  return text || givenName(button) || button.value;
}

/**
 * The buttons that a form may be sent with: those that the browser sends it by, or where there are none those that a
 * script may. What a captcha has of buttons is its own.
 */
export function sendButtonsIn(root: ParentNode): Button[] {
  const all = [...root.querySelectorAll<Button>('button,[type=submit],[type=image],[type=button]')];
  const buttons = all.filter(button => button.type !== 'reset' && !button.closest('.captcha-group'));
  const submitting = buttons.filter(({ type }) => type !== 'button');
  return submitting.length > 0 ? submitting : buttons;
}
