import { isChoice } from '../html/is-choice.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (box: Element): Control[] => [...box.querySelectorAll<Control>('input,select,textarea,button')];

const isButton = ({ type }: Control): boolean => /^(submit|button)$/.test(type);
const isTyped = ({ type }: Control): boolean => !/^(radio|checkbox|submit|button|reset|image|hidden|file)$/.test(type);

/** What makes a control the same one in the old and the new markup. */
function keyOf(control: Control): string {
  const { id, name, value, type } = control;
  if (isChoice(control)) return [type, id || `${name} ${value}`].join(' ');
  return isButton(control) ? ['button', name, value].join(' ') : ['field', name].join(' ');
}

/** The old control that a new one stands for: of its key, or the box's only button for the view's only button. */
function predecessorOf(control: Control, before: readonly Control[], after: readonly Control[]): Control | undefined {
  const [button, ...others] = before.filter(isButton);
  if (isButton(control) && others.length === 0 && after.filter(isButton).length === 1) return button;
  const same = before.filter(old => keyOf(old) === keyOf(control));
  return same.find(({ type }) => type === control.type) ?? (same.length === 1 ? same[0] : undefined);
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

/**
 * Empties a box of markup that no view of ours printed, to be filled by the view.
 * The function that it returns puts back, into the new markup, what the reader had typed, chosen and focused.
 */
export function replaceMarkup(box: HTMLElement): () => void {
  const before = controlsIn(box);
  const focused = document.activeElement;
  box.replaceChildren();
  return () => {
    const after = controlsIn(box);
    for (const control of after) {
      const old = predecessorOf(control, before, after);
      if (!old) continue;
      carryOver(old, control);
      if (old === focused) control.focus({ preventScroll: true });
    }
  };
}
