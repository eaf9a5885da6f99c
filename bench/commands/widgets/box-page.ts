import { BenchFailure } from '../../failure.ts';
import { typeOf } from '../../sites/proxy/messages.ts';
import type { Alteration } from '../../sites/proxy/proxy.ts';

/** So high that nothing of what comes after it is fetched or woken before the reader moves, in pixels. */
const blankHeight = 4800;
const without = '?without=box';

/** Path of a page that shows only one widget's box in one of its states. */
export const boxPath = (widget: string, state: string): string => `/catalogue/${widget}/${state}`;

/** The name of the page that is the same without any box. */
export const blankPage = '(no box)';

export const withoutBox = (path: string): string => path + without;

// The page's policy forbids styles that it does not know; this has none.
const blank = (height: number): string => `<svg width="1" height="${height}" aria-hidden="true"></svg>`;

/** Throws a sentence if the page is not in the catalogue, or its box is not in its usual place. */
function boxIn(html: string, path: string): string {
  const [, box] = /<div class="specimen-box">([\s\S]*?)<\/div><details class="specimen-markup">/.exec(html) ?? [];
  if (box === undefined) throw new BenchFailure(`${path} shows no box: the pages of the catalogue are not as this bench knows them.`);
  return box;
}

/** Makes a page of the catalogue one with a box alone, far below the first screen. All else passes as it is. */
export const boxAlone: Alteration = (answer, { path }) => {
  if (!path.startsWith('/catalogue/') || answer.status !== 200 || typeOf(answer) !== 'text/html') return answer;
  const html = answer.body.toString();
  const box = path.endsWith(without) ? '' : boxIn(html, path);
  const content = `${blank(blankHeight)}<div class="specimen-box">${box}</div>${blank(blankHeight)}`;
  const page = html.replace(/(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)/, () => content);
  return { ...answer, body: Buffer.from(page) };
};
