/** Lower bounds of all width classes except the first, in CSS pixels. */
const starts = [768, 992, 1200];
const names = ['_xs', '_sm', '_md', '_lg'];

export const hasWidthClass = (): boolean => /\b_[xsml]/.test(document.body.className);

/**
 * Sets the viewport's width class on the body, replaces an old one, and updates it on changes. Uses media queries,
 * because reading the window's width forces a layout.
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
