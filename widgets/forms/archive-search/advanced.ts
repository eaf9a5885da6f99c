/** Delay in milliseconds before the field `advanced` is updated. */
const flagDelay = 1000;

/**
 * Updates the form when its advanced fields (a `details` element) are opened or closed: after a second, sets the field
 * `advanced` to 1 or 0. Disables the selects in closed advanced fields. Returns a function that stops this.
 */
export function followAdvanced(form: HTMLFormElement): () => void {
  const advanced = form.querySelector<HTMLDetailsElement>('details.archive-advanced, details:not(.archive-fold)');
  const flag = form.querySelector<HTMLInputElement>('[name=advanced]');
  if (!advanced || !flag) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function raiseFlag(): void {
    if (flag && advanced) flag.value = advanced.open ? '1' : '0';
  }

  function follow(): void {
    for (const select of advanced?.querySelectorAll('select') ?? []) select.disabled = !advanced?.open;
    clearTimeout(timer);
    timer = setTimeout(raiseFlag, flagDelay);
  }

  // After Back, the browser restores the form with the value of `advanced`. On a new page, the reader may have closed
  // the fields before this code ran.
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  if (flag.value === '1' && arrival?.type !== 'navigate') advanced.open = true;
  follow();
  advanced.addEventListener('toggle', follow);
  return () => {
    clearTimeout(timer);
    advanced.removeEventListener('toggle', follow);
  };
}
