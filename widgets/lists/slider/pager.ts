/** Marks the pages of a pager that are seen. Of more than fit into it, the first of those comes into sight. */
export function showPages(pager: HTMLElement, position: number, seen: number): void {
  const pages = [...pager.children] as HTMLElement[];
  pages.forEach((page, index) => {
    page.toggleAttribute('data-shown', (index - position + pages.length) % pages.length < seen);
    if (index === position) page.setAttribute('aria-current', 'true');
    else page.removeAttribute('aria-current');
  });
  const current = pages[position];
  if (!current) return;
  pager.scrollLeft = current.offsetLeft - (pager.clientWidth - current.offsetWidth) / 2;
  pager.scrollTop = current.offsetTop - (pager.clientHeight - current.offsetHeight) / 2;
}
