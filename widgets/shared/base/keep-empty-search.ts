/** Returns true if a field has a search term. Its placeholder, typed as a value, does not count. */
export const hasWords = ({ value, placeholder }: HTMLInputElement): boolean =>
  value.trim() !== '' && value.trim() !== placeholder.trim();

/** Cancels the submit of a form whose field is empty, and focuses the field. Returns a function that stops this. */
export function keepEmptySearch(form: HTMLFormElement, field: HTMLInputElement): () => void {
  function check(event: Event): void {
    if (hasWords(field)) return;
    event.preventDefault();
    field.focus();
  }

  form.addEventListener('submit', check);
  return () => form.removeEventListener('submit', check);
}
