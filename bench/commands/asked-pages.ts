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
