import type { Page } from '@playwright/test';
import { criticalStyles } from '../../styles/critical/critical-styles.ts';
import { namesInHtml } from '../../styles/critical/sheets.ts';
import { manifest } from './by-hand.ts';
import { printedBelow, printedExamples, type PrintedState } from './printed-examples.ts';

/** The states of every widget in both languages, printed with the current date, which the browser has too. */
export const examples = await printedExamples(Date.now);

/**
 * Returns the name of the page that shows a state: its group's, or another one for further states of a box that may be
 * on a page only once.
 */
export const sheetOf = ({ group, index, isAlone }: PrintedState): string =>
  isAlone && index > 0 ? `boxes that stand alone, in state ${index + 1},` : `boxes of ${group}`;

/** A page of the catalogue without its main content. */
interface Frame {
  headers: Record<string, string>;
  html: string;
}

/** The part of a page object that these functions use. */
type Printer = Pick<Page, 'request' | 'route'>;

async function frameOf(page: Printer, address: string): Promise<Frame> {
  const response = await page.request.get(address);
  return { headers: response.headers(), html: await response.text() };
}

/** Links the styles that the origin prints inline, because the content security policy forbids other inline styles. */
const pageStyles = '<link rel="stylesheet" href="/page-styles.css">';

const frames = new Map<string, Promise<Frame>>();

/**
 * Adds a page with these examples, all in one language, to the catalogue. One page for many widgets is faster than the
 * catalogue's page for each. Returns its address.
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
