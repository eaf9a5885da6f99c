interface StoryKeys {
  root: HTMLElement;
  isRtl: boolean;
  step: (by: number) => void;
  close: () => void;
}

/** Keeps the focus among the buttons: where a browser has no dialogs, nothing else would. */
function keepFocus(root: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('button:not([hidden])')];
  const current = buttons.indexOf(document.activeElement as HTMLElement);
  const next = (current + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}

/** Lets keys work the stories while they cover the page. Returns a function that ends it. */
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
