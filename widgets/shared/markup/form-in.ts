/**
 * The form of a box: in it, or around it. HTML has no form in a form: where a whole page is one (ASP.NET), the
 * box has a button with a `formaction`, and gets a form of its own here. Scripts may nest them.
 */
export function formIn(box: HTMLElement): HTMLFormElement | null {
  const button = box.querySelector<HTMLButtonElement>('[formaction]');
  const form = box.querySelector('form');
  if (form || !button) return form ?? box.closest('form');
  const focused = document.activeElement as HTMLElement | null;
  const own = document.createElement('form');
  own.action = button.formAction;
  own.method = button.formMethod || 'post';
  // The layout of the box is that of its children.
  own.style.display = 'contents';
  own.append(...box.childNodes);
  box.append(own);
  if (own.contains(focused)) focused?.focus();
  return own;
}
