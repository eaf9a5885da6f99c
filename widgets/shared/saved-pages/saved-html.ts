import { trusted } from './trusted.ts';
import { filePath } from './used-files.ts';

const passage = /<!--[^]*?-->|<script\b[^]*?<\/script\s*>|<style\b[^]*?<\/style\s*>/gi;

interface ReadPage {
  page: Document;
  /** Returns the page's HTML with its changes. */
  print: () => string;
}

/**
 * Parses a page without running its scripts or loading its pictures. Comments replace its styles, because the policy of
 * the open page would otherwise apply to them.
 */
export function readPage(html: string): ReadPage {
  const styles: string[] = [];
  const text = html.replace(passage, all => (/^<style/i.test(all) ? `<!--style ${styles.push(all) - 1}-->` : all));
  const page = new DOMParser().parseFromString(trusted().createHTML(text), 'text/html');
  const printed = (): string =>
    page.documentElement.outerHTML.replace(/<!--style (\d+)-->/g, (all, index: number) => styles[index] ?? all);
  return { page, print: () => (page.doctype ? '<!doctype html>' : '') + printed() };
}

/** Matches one picture of a `srcset`, with the characters before its URL. */
const candidate = /([\s,]*)(\S*[^\s,])([^,]*)/g;

/** Replaces the URLs of our own files in all attributes of a page, except in links. */
export function mapFiles(page: Document, map: (path: string) => string | undefined): void {
  function mapped(address: string): string {
    const path = filePath(address);
    const other = path && map(path);
    return other ? other + address.replace(/^[^#]*/, '') : address;
  }

  for (const element of page.querySelectorAll('*:not(a)')) {
    for (const { name, value } of element.attributes) {
      if (!/\.\w{2}/.test(value)) continue;
      const other = name.endsWith('srcset')
        ? value.replace(candidate, (_, before: string, one: string, after: string) => before + mapped(one) + after)
        : mapped(value);
      if (other !== value) element.setAttribute(name, trusted().createScriptURL(other));
    }
  }
}

/**
 * Adds a line with the time of the copy to a page, in the language of the list page. Returns true if the page has such
 * a line.
 */
export function showTime(page: Document, list: Document | undefined, seen: number): boolean {
  const template = list?.querySelector('template');
  const line = template?.content.querySelector('[data-kept]');
  const main = page.querySelector('main') ?? page.body;
  const said = page.querySelector('[data-kept]');
  if (!template || !line) return said !== null;
  said?.remove();
  main.prepend(line.cloneNode(true));
  const time = new Date(seen).toLocaleString(template.lang, { dateStyle: 'long', timeStyle: 'short' });
  const texts = page.createNodeIterator(main.firstChild ?? main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Some browsers use an English comma in Persian times.
    text.nodeValue = (text.nodeValue ?? '').replace('{time}', page.dir === 'rtl' ? time.replace(',', '،') : time);
  }
  return true;
}
