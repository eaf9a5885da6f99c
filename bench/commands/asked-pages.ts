import { BenchFailure } from '../failure.ts';
import type { BenchPage } from '../subjects/arm.ts';
import { measuredPages } from '../subjects/measured-pages.ts';
import { listOf } from './arguments.ts';

function pageOf(asked: string): BenchPage {
  const path = measuredPages[asked];
  if (path !== undefined) return { name: asked, path };
  if (asked.startsWith('/')) return { name: asked, path: asked };
  throw new BenchFailure(`There is no page "${asked}": there are ${Object.keys(measuredPages).join(', ')}, and paths such as /news/1001.`);
}

/** The pages of `--pages`: names of ours, or paths. */
export const askedPages = (text: string): BenchPage[] => listOf(text).map(pageOf);

/**
 * The pages of `--pages`; without it those of the addresses and folders that were given, by their paths, or else the
 * two of ours that most readers open.
 */
export function pagesFor(asked: string | undefined, given: readonly string[]): BenchPage[] {
  if (asked !== undefined) return askedPages(asked);
  const paths = new Set(given.map(text => URL.parse(text)?.pathname ?? '/'));
  return given.length > 0 ? [...paths].map(path => ({ name: path, path })) : askedPages('home,article');
}
