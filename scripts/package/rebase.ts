/** Moves the addresses of a page from the root of its host into a folder, such as `/dakkeh`. */
export function rebase(html: string, base: string, host: string): string {
  return html
    .replaceAll(`${host}/`, `${host}${base}/`)
    .replace(/(\s[\w:-]+=")\/(?!\/)/g, `$1${base}/`)
    .replace(/ srcset="[^"]+"/gi, srcset => srcset.replace(/, \/(?!\/)/g, `, ${base}/`))
    .replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
}

/** Addresses of links on a page's own host: paths, without the part after a `?` or `#`. */
export function linkedPaths(html: string, host: string): string[] {
  const attributes = html.matchAll(/<(?:a|link|img|source|video|script)\b[^>]*?\s(?:href|src|poster)="([^"]*)"/g);
  const srcsets = Array.from(html.matchAll(/ srcset="([^"]*)"/gi), ([, list = '']) => list.split(', ').map(one => one.split(' ')[0] ?? ''));
  return [...Array.from(attributes, ([, address = '']) => address), ...srcsets.flat()]
    .map(address => (address.startsWith(`${host}/`) ? address.slice(host.length) : address))
    .filter(address => /^\/(?!\/)/.test(address) && !address.includes('?'))
    .map(address => address.replace(/#.*/, '').replaceAll('&amp;', '&'));
}
