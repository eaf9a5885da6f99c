import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { BenchFailure } from '../failure.ts';
import { inside } from './twin.ts';

/** Visible content of a page. */
export interface Content {
  /** All its text without spaces, which stand between other elements on each stack. */
  words: string;
  /** The addresses of its pictures, in their order. */
  pictures: string[];
}

/** Parts of a body that are not shown. */
const unseen = 'script,style,noscript,template';

/** Characters of a text that are quoted from where it differs, after some that do not. */
const quoted = { before: 20, after: 40 };

/** Reads the visible content from the HTML, before any script runs. */
export function shownBy(html: string): Content {
  const body = JSDOM.fragment(inside(html, 'body'));
  for (const element of body.querySelectorAll(unseen)) element.remove();
  return {
    words: body.textContent.replace(/\s+/g, ''),
    pictures: [...body.querySelectorAll('img')].map(image => image.getAttribute('src') ?? ''),
  };
}

/** Index of the first place where two sequences differ; -1 where they are the same. */
function firstDifference(one: string | readonly string[], other: string | readonly string[]): number {
  const longest = Math.max(one.length, other.length);
  for (let index = 0; index < longest; index++) if (one[index] !== other[index]) return index;
  return -1;
}

/** Returns the first difference between a page and its twin as a sentence; null if there is no difference. */
export function differenceFrom(twin: Content, page: Content): string | null {
  const word = firstDifference(twin.words, page.words);
  const around = ({ words }: Content): string => words.slice(Math.max(0, word - quoted.before), word + quoted.after);
  if (word >= 0) return `its text is "…${around(page)}…" where the twin's is "…${around(twin)}…"`;
  const picture = firstDifference(twin.pictures, page.pictures);
  if (picture < 0) return null;
  const nameOf = (shown: Content): string => shown.pictures[picture] ?? 'missing';
  return `its picture ${picture + 1} is ${nameOf(page)} where the twin's is ${nameOf(twin)}`;
}

async function read(folder: string, page: string): Promise<Content> {
  const file = join(folder, page, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => {
    throw new BenchFailure(`There is no ${file}: build it again.`);
  });
  return shownBy(html);
}

/**
 * Makes sure that pages in a folder show the same text and the same pictures as their twins in another one. Throws a
 * BenchFailure that names the first difference, or the page that is not there.
 */
export async function checkSameWords(folder: string, twins: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const difference = differenceFrom(await read(twins, page), await read(folder, page));
    if (!difference) continue;
    throw new BenchFailure(`${join(folder, page)} does not show what its twin shows: ${difference}.`);
  }
}
