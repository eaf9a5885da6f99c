import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';

/** A page as the newsroom's system prints it, without any script. */
export interface PrintedPage {
  /** What is in the head, but the styles and what the framework prints itself. */
  head: Element[];
  styles: string;
  /** Styles for browsers without script. */
  stylesWithoutScript: string;
  body: HTMLElement;
}

const twins = resolve(process.cwd(), '../../../dist/site-twin');

/** Reads a printed page. Rejects where the site has not been written. */
export async function readPrintedPage(address: string): Promise<PrintedPage> {
  const { document } = new JSDOM(await readFile(resolve(twins, address, 'index.html'), 'utf8')).window;
  const [styles, stylesWithoutScript] = [...document.querySelectorAll('head > style')].map(style => style.textContent);
  return {
    head: [...document.head.children].filter(element => !element.matches('style,[charset],[name=viewport]')),
    styles: styles ?? '',
    stylesWithoutScript: stylesWithoutScript ?? '',
    body: document.body,
  };
}
