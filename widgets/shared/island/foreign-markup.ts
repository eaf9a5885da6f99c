import { sendButtonsIn } from '../html/buttons.ts';
import { isChoice } from '../html/is-choice.ts';

export { foreignReader } from './foreign-reader.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (box: Element): Control[] => [...box.querySelectorAll<Control>('input,select,textarea,button')];

const isButton = ({ type }: Control): boolean => /^(submit|button|image)$/.test(type);
const isTyped = ({ type }: Control): boolean => !/^(radio|checkbox|submit|button|reset|image|hidden|file)$/.test(type);

/** Which controls are one and the same in the old and the new markup: the surest sign first. */
const signs: readonly ((old: Control, now: Control) => boolean)[] = [
  (old, now) => now.id !== '' && old.id === now.id && old.type === now.type,
  (old, now) =>
    now.name !== '' && old.name === now.name && (isTyped(now) ? isTyped(old) : old.value === now.value),
  (old, now) => isButton(now) && isButton(old) && [...now.classList].some(name => old.classList.contains(name)),
];

const onlyOf = <Element>(elements: readonly Element[]): Element | undefined =>
  elements.length === 1 ? elements[0] : undefined;

/** The old control that a new one stands for. */
function predecessorOf(control: Control, before: readonly Control[]): Control | undefined {
  const found = signs.map(isSame => onlyOf(before.filter(old => isSame(old, control))));
  return found.find(old => old !== undefined);
}

/** Whether the reader has changed a control: what nobody has touched, the view may know better. */
function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if ('options' in control) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== (first?.value ?? '');
  }
  return 'defaultValue' in control && control.value !== control.defaultValue;
}

function carryOver(from: Control, to: Control): void {
  if (isTouched(from)) {
    if (isChoice(from) && isChoice(to)) to.checked = from.checked;
    else if (isTyped(from) && isTyped(to)) to.value = from.value;
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // The kernel may hold a click on the old control, to be done again when the box is ready.
  from.addEventListener('click', () => to.click());
}

const topOf = (control: Element): number => control.getBoundingClientRect().top;

/**
 * Empties a box of markup that no view of ours printed, to be filled by the view.
 * The function that it returns puts back, into the new markup, what the reader had typed, chosen and focused, and what
 * was in the captcha's group where the view has left that to a box of its own. What the reader touches stays where it
 * is on the screen, whatever grows above it.
 */
export function replaceMarkup(box: HTMLElement): () => void {
  const before = controlsIn(box);
  const sender = onlyOf(sendButtonsIn(box));
  const focused = document.activeElement;
  // Safari gives the focus to no radio and no button that is tapped.
  const touched = before.find(control => control === focused) ?? before.find(control => control.matches(':hover'));
  const place = touched ? topOf(touched) : 0;
  const captcha = box.querySelector('.captcha-group')?.childNodes ?? [];
  box.replaceChildren();
  return () => {
    box.querySelector('.captcha-group:empty')?.append(...captcha);
    const newSender = onlyOf(sendButtonsIn(box));
    for (const control of controlsIn(box)) {
      const old = predecessorOf(control, before) ?? (control === newSender ? sender : undefined);
      if (!old) continue;
      // What only the browser can show is the same element as before.
      if (old !== control) carryOver(old, control);
      if (old === focused) control.focus({ preventScroll: true });
      const growth = old === touched ? topOf(control) - place : 0;
      if (growth) scrollBy({ top: growth, behavior: 'instant' });
    }
  };
}
