/**
 * Returns the form inside or around a box. HTML does not allow nested forms. If the whole page is a form (ASP.NET), the
 * box has a button with a `formaction` instead, and this function wraps its content in a form by script.
 */
export function formIn(box: HTMLElement): HTMLFormElement | null {
  const button = box.querySelector<HTMLButtonElement>('[formaction]');
  const form = box.querySelector('form');
  if (form || !button) return form ?? box.closest('form');
  const focused = document.activeElement as HTMLElement | null;
  const own = document.createElement('form');
  own.action = button.formAction;
  own.method = button.formMethod || 'post';
  // Keeps the box's children in the layout of the box.
  own.style.display = 'contents';
  own.append(...box.childNodes);
  box.append(own);
  if (own.contains(focused)) focused?.focus();
  return own;
}
