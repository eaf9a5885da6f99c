/**
 * Has Back close what has opened over the page, and so does leaving the page. Returns what to call once it is closed:
 * whether that leads nowhere, as a button or a key does that only closes. Where the file cannot be had, all works
 * without it.
 */
export function closeOnBack(close: () => void): (leadsNowhere: boolean) => void {
  const file = import('./over-page.ts');
  file.then(({ opened }) => opened(close), () => {});
  return leadsNowhere => void file.then(({ closed }) => closed(close, leadsNowhere), () => {});
}
