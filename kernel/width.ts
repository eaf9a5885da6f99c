/** Where each width class but the first begins, in CSS pixels. */
const starts = [768, 992, 1200];
const names = ['_xs', '_sm', '_md', '_lg'];

/** Whether the viewport has been given a class. */
export const hasWidthClass = (): boolean => /\b_[xsml]/.test(document.body.className);

/**
 * Puts the width class of the viewport on the body, in the place of one that is there, and keeps it from now on.
 * By media queries, as asking for the width of the window lays the page out at once.
 */
export function followWidth(): void {
  const queries = starts.map(start => matchMedia(`(min-width:${start}px)`));

  function apply(): void {
    const { body } = document;
    const name = names[queries.filter(({ matches }) => matches).length];
    body.className = body.className.replace(/ ?\b_[xsmdl][smdg]\b|$/, ` ${name}`);
  }

  for (const query of queries) query.addEventListener('change', apply);
  apply();
}
