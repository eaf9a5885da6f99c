interface StoryKeys {
  root: HTMLElement;
  isRtl: boolean;
  step: (by: number) => void;
  close: () => void;
}

/** Keeps the focus among the buttons, for browsers without dialog support. */
function keepFocus(root: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('button:not([hidden])')];
  const current = buttons.indexOf(document.activeElement as HTMLElement);
  const next = (current + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}

/** Handles keys while the stories cover the page. Returns a function that stops this. */
export function followKeys({ root, isRtl, step, close }: StoryKeys): () => void {
  function follow(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Tab') keepFocus(root, event);
    else if (key === 'Escape') close();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step((key === 'ArrowLeft') === isRtl ? 1 : -1);
  }

  addEventListener('keydown', follow);
  return () => removeEventListener('keydown', follow);
}
