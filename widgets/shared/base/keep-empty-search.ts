/** Tells if a field has words to search for: those of its placeholder do not count. */
export const hasWords = ({ value, placeholder }: HTMLInputElement): boolean =>
  value.trim() !== '' && value.trim() !== placeholder.trim();

/** Keeps a form from going out without words in its field, which then has the focus. */
export function keepEmptySearch(form: HTMLFormElement, field: HTMLInputElement): () => void {
  function check(event: Event): void {
    if (hasWords(field)) return;
    event.preventDefault();
    field.focus();
  }

  form.addEventListener('submit', check);
  return () => form.removeEventListener('submit', check);
}
