import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';

/** The zero-JS twins of all pages, as the site's build writes them. */
export const twinFolder = resolve(import.meta.dirname, '../../dist/site-twin');

/** A printed page without its scripts, as the pages of the peers begin. */
export interface TwinPage {
  language: string;
  direction: string;
  /** Content of the head: the styles of the first view among it. */
  head: string;
  bodyClass: string;
  body: string;
}

/** Content of the head or the body of a document. Throws if it is missing. */
export function inside(html: string, name: 'head' | 'body'): string {
  const [, content] = new RegExp(`<${name}[^>]*>(.*)</${name}>`, 's').exec(html) ?? [];
  if (content === undefined) throw new Error(`The page has no ${name}`);
  return content;
}

/** The styles of a page that has no scripts. */
const withoutScript = /<style>\.needs-script[^<]*<\/style>/;

/** Reads a twin for a page with scripts: its parts for pages without scripts become parts for browsers without them. */
export function parseTwin(html: string): TwinPage {
  const { documentElement, body } = new JSDOM(html).window.document;
  return {
    language: documentElement.lang,
    direction: documentElement.dir,
    head: inside(html, 'head').replace(withoutScript, style => `<noscript>${style}</noscript>`),
    bodyClass: body.className,
    body: inside(html, 'body'),
  };
}

/** The twin of a page, such as `news/1001`. */
export const readTwin = async (page: string): Promise<TwinPage> =>
  parseTwin(await readFile(join(twinFolder, page, 'index.html'), 'utf8'));

/** Cuts markup at its outermost elements that match. All parts together, elements by their own, are it again. */
export function cutAt(html: string, selector: string): (string | HTMLElement)[] {
  const dom = new JSDOM(html, { includeNodeLocations: true });
  const pieces: (string | HTMLElement)[] = [];
  let end = 0;
  for (const element of dom.window.document.querySelectorAll<HTMLElement>(selector)) {
    const location = dom.nodeLocation(element);
    // One in another that was cut out is in that one.
    if (!location || location.startOffset < end) continue;
    pieces.push(html.slice(end, location.startOffset), element);
    end = location.endOffset;
  }
  return [...pieces, html.slice(end)];
}
