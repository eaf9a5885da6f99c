/**
 * Where a fixed call is on this site: `data-rest` of the root element stands for `/rest/`, such as
 * `/blog/wp-json/dakkeh/v1/`. It may have a query (`/index.php?rest_route=/dakkeh/v1/`), which a call's own goes on.
 */
export function restAddress(address: string): string {
  const { rest } = document.documentElement.dataset;
  if (!rest || !address.startsWith('/rest/')) return address;
  const call = address.slice('/rest/'.length);
  return rest + (rest.includes('?') ? call.replace('?', '&') : call);
}
