/** Where each width class begins, in CSS pixels, the widest first. Narrower viewports are `_xs`. */
const classes = [['_lg', 1200], ['_md', 992], ['_sm', 768]] as const;

/** Whether the viewport has been given a class. */
export const hasWidthClass = (): boolean => /\b_[xsml]/.test(document.body.className);

/**
 * Puts the width class of the viewport on the body, in the place of one that is there, and keeps it from now on.
 * By media queries, as asking for the width of the window lays the page out at once.
 */
export function followWidth(): void {
  const queries = classes.map(([name, width]) => ({ name, query: matchMedia(`(min-width:${width}px)`) }));

  function apply(): void {
    const { body } = document;
    const { name } = queries.find(({ query }) => query.matches) ?? { name: '_xs' };
    body.className = body.className.replace(/ ?\b_[xsmdl][smdg]\b|$/, ` ${name}`);
  }

  for (const { query } of queries) query.addEventListener('change', apply);
  apply();
}
