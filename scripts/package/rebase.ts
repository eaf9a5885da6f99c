/** Moves the addresses of a page from the host's root into a folder such as `/dakkeh`. */
export function rebase(html: string, base: string, host: string): string {
  return html
    .replaceAll(`${host}/`, `${host}${base}/`)
    .replace(/(\s[\w:-]+=")\/(?!\/)/g, `$1${base}/`)
    .replace(/ srcset="[^"]+"/gi, srcset => srcset.replace(/, \/(?!\/)/g, `, ${base}/`))
    .replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
}

/** Returns the paths of links on a page's own host, without query and fragment. */
export function linkedPaths(html: string, host: string): string[] {
  const attributes = html.matchAll(/<(?:a|link|img|source|video|script)\b[^>]*?\s(?:href|src|poster)="([^"]*)"/g);
  const srcsets = Array.from(html.matchAll(/ srcset="([^"]*)"/gi), ([, list = '']) => list.split(', ').map(one => one.split(' ')[0] ?? ''));
  return [...Array.from(attributes, ([, address = '']) => address), ...srcsets.flat()]
    .map(address => (address.startsWith(`${host}/`) ? address.slice(host.length) : address))
    .filter(address => /^\/(?!\/)/.test(address) && !address.includes('?'))
    .map(address => address.replace(/#.*/, '').replaceAll('&amp;', '&'));
}
