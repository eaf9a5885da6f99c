/** Milliseconds until the form says that its advanced fields are shown or hidden. */
const flagDelay = 1000;

/**
 * Keeps the form up with its advanced fields, a `details`: the field `advanced` says whether they are shown, a moment
 * later, and while they are hidden their selects are out of use.
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

  // A form that a browser has filled in anew, on the way back, says what was shown; a reader may have closed a new one.
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  if (flag.value === '1' && arrival?.type !== 'navigate') advanced.open = true;
  follow();
  advanced.addEventListener('toggle', follow);
  return () => {
    clearTimeout(timer);
    advanced.removeEventListener('toggle', follow);
  };
}
