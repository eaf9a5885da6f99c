/** Values of a page view, by the names of the beacon's fields. */
export type Fields = Record<string, string | number | undefined>;

/** Names the place of a node, without its id, text or address: box and kind of element, such as `poll button`. */
export function partOf(node?: Node | null): string {
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element ? `${element.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? 'page'} ${element.localName}` : '';
}

const [ourHost = ''] = /^\w+:\/\/[^/]*/.exec(import.meta.url) ?? [];

/** The name of a file of ours, such as `poll`. */
export const scriptOf = (address = ''): string =>
  address.startsWith(ourHost) ? (/([\w-]+)\.js$/.exec(address)?.[1] ?? 'page') : address && 'foreign';
