import type { Page } from '@playwright/test';
import { everyStyle, printedBelow, printedExamples, type PrintedState } from './printed-examples.ts';

/** The states of every widget in both languages, printed today: the browser that wakes them has no other day. */
export const examples = await printedExamples(Date.now());

/** A page of the catalogue around what it shows. */
interface Frame {
  headers: Record<string, string>;
  html: string;
}

async function frameOf(page: Page, address: string): Promise<Frame> {
  const response = await page.request.get(address);
  return { headers: response.headers(), html: await response.text() };
}

const frames = new Map<string, Promise<Frame>>();

/**
 * Has the origin print one more page of the catalogue from here on, with examples of one language one below the other:
 * it costs one visit, where the catalogue's own pages cost one for each widget. Gives its address.
 */
export async function placeExamples(page: Page, states: readonly PrintedState[]): Promise<string> {
  const catalogue = states[0]?.language === 'en' ? '/en/catalogue' : '/catalogue';
  const frame = frames.get(catalogue) ?? frameOf(page, catalogue);
  frames.set(catalogue, frame);
  const { headers, html } = await frame;
  const body = html
    .replace(/<style>[^]*?<\/style>/, '<link rel="stylesheet" href="/every-style.css">')
    .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, (_, main: string) => main + printedBelow(states));
  await page.route('/every-style.css', route => route.fulfill({ contentType: 'text/css', body: everyStyle() }));
  await page.route(`${catalogue}/examples`, route => route.fulfill({ headers, body }));
  return `${catalogue}/examples`;
}
