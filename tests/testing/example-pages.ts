import type { Page } from '@playwright/test';
import { criticalStyles } from '../../styles/critical/critical-styles.ts';
import { namesInHtml } from '../../styles/critical/sheets.ts';
import { manifest } from './by-hand.ts';
import { printedBelow, printedExamples, type PrintedState } from './printed-examples.ts';

/** The states of every widget in both languages, printed now: the browser that wakes them has no other day. */
export const examples = await printedExamples(Date.now);

/** Boxes that share a page: those of a group, without further states of boxes that a page has only once. */
export const sheetOf = ({ group, index, isAlone }: PrintedState): string =>
  isAlone && index > 0 ? `boxes that stand alone, in state ${index + 1},` : `boxes of ${group}`;

/** A page of the catalogue around what it shows. */
interface Frame {
  headers: Record<string, string>;
  html: string;
}

/** The part of a page object that is used here; WebKit's has it, too. */
type Printer = Pick<Page, 'request' | 'route'>;

async function frameOf(page: Printer, address: string): Promise<Frame> {
  const response = await page.request.get(address);
  return { headers: response.headers(), html: await response.text() };
}

/** Styles that the origin prints inline and this page links, because the policy forbids other inline text. */
const pageStyles = '<link rel="stylesheet" href="/page-styles.css">';

const frames = new Map<string, Promise<Frame>>();

/**
 * Has the origin print one more page of the catalogue from here on, with examples of one language one below the other:
 * it costs one visit, where the catalogue's own pages cost one for each widget. Gives its address.
 */
export async function placeExamples(page: Printer, states: readonly PrintedState[]): Promise<string> {
  const language = states[0]?.language ?? 'en';
  const catalogue = language === 'en' ? '/en/catalogue' : '/catalogue';
  const frame = frames.get(catalogue) ?? frameOf(page, catalogue);
  frames.set(catalogue, frame);
  const { headers, html } = await frame;
  const body = html
    .replace(/<style>[^]*?<\/style>/, pageStyles)
    .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, (_, main: string) => main + printedBelow(states));
  const styled = { language, hasLayout: true, savesData: false, names: namesInHtml(body) };
  const css = criticalStyles(styled, manifest().styles);
  await page.route('/page-styles.css', route => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(`${catalogue}/examples`, route => route.fulfill({ headers, body }));
  return `${catalogue}/examples`;
}
