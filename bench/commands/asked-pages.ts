import { BenchFailure } from '../failure.ts';
import type { BenchPage } from '../sites/arm.ts';
import { firstPages, openable, ownPages } from '../sites/own-site.ts';
import { listOf } from './arguments.ts';

/** Tells if it is an address, as people write it in full. */
export const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function pageOf(asked: string): BenchPage {
  const path = ownPages[asked];
  if (path !== undefined) return { name: asked, path };
  if (asked.startsWith('/')) return { name: asked, path: asked };
  const known = [...Object.keys(ownPages), 'paths such as /news/1001'].join(', ');
  throw new BenchFailure(`There is no page "${asked}": there are ${known}.`);
}

/** The pages of `--pages`: names of ours, or paths. */
export const askedPages = (text: string): BenchPage[] => listOf(text).map(pageOf);

function pathOf(given: string): string {
  if (!isAddress(given)) return '/';
  const { pathname, search } = new URL(given);
  return pathname + search;
}

/** The pages of `--pages`, or of what was given by their paths, or the two of ours that most readers open. */
export function pagesFor(asked: string | undefined, given: readonly string[]): BenchPage[] {
  if (asked !== undefined) return askedPages(asked);
  return given.length > 0 ? [...new Set(given.map(pathOf))].map(pageOf) : firstPages.map(pageOf);
}

/** The same for a comparison, of which refs and folders have what is ours. */
export const pagesForBoth = (asked: string | undefined, given: readonly string[]): BenchPage[] =>
  pagesFor(asked, given.filter(isAddress));

/** The given arms, or else ours. Throws a sentence if both are missing. */
export function givenOr(own: readonly string[], given: readonly string[]): readonly string[] {
  const arms = given.length > 0 ? given : own;
  if (arms.length > 0) return arms;
  throw new BenchFailure(`Say what is to be visited: ${openable}.`);
}
