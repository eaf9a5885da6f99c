type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (box: Element): Control[] => [...box.querySelectorAll<Control>('input,select,textarea,button')];

/** What makes a control the same one in the old and the new markup. */
function keyOf(control: Control, index: number): string {
  const choice = /radio|checkbox|submit|button/.test(control.type) ? control.id || control.value || index : '';
  return [control.name, control.type, choice].join(' ');
}

const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);
const isTyped = (control: Control): boolean => !isChoice(control) && !/^(hidden|submit|button)$/.test(control.type);

function carryOver(from: Control, to: Control): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else if (isTyped(from)) to.value = from.value;
  // The kernel may hold a click on the old control, to be done again when the box is ready.
  from.addEventListener('click', () => to.click());
}

/**
 * Empties a box of markup that no view of ours printed, to be filled by the view.
 * The function that it returns puts back, into the new markup, what the reader had typed, chosen and focused.
 */
export function replaceMarkup(box: HTMLElement): () => void {
  const before = new Map(controlsIn(box).map((control, index) => [keyOf(control, index), control]));
  const focused = document.activeElement;
  box.replaceChildren();
  return () => {
    controlsIn(box).forEach((control, index) => {
      const old = before.get(keyOf(control, index));
      if (!old) return;
      carryOver(old, control);
      if (old === focused) control.focus({ preventScroll: true });
    });
  };
}
