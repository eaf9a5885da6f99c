import { trusted } from './trusted.ts';
import { filePath } from './used-files.ts';

const passage = /<!--[^]*?-->|<script\b[^]*?<\/script\s*>|<style\b[^]*?<\/style\s*>/gi;

interface ReadPage {
  page: Document;
  /** Its HTML, with what has been changed in it. */
  print: () => string;
}

/**
 * A page as a browser reads it, whose scripts do not run and whose pictures nobody fetches. Comments stand for its
 * styles: browsers would judge them by the policy of the page that is open.
 */
export function readPage(html: string): ReadPage {
  const styles: string[] = [];
  const text = html.replace(passage, all => (/^<style/i.test(all) ? `<!--style ${styles.push(all) - 1}-->` : all));
  const page = new DOMParser().parseFromString(trusted().createHTML(text), 'text/html');
  const printed = (): string =>
    page.documentElement.outerHTML.replace(/<!--style (\d+)-->/g, (all, index: number) => styles[index] ?? all);
  return { page, print: () => (page.doctype ? '<!doctype html>' : '') + printed() };
}

/** A picture of a `srcset`, with what stands before its address. */
const candidate = /([\s,]*)(\S*[^\s,])([^,]*)/g;

/** Puts other addresses in the place of those of our own files, wherever a page has them but in links. */
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

/** Has a page say from when it is, with the line of the list in its language. Says whether it does. */
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
    // Some browsers write a Persian time with a comma of English.
    text.nodeValue = (text.nodeValue ?? '').replace('{time}', page.dir === 'rtl' ? time.replace(',', '،') : time);
  }
  return true;
}
