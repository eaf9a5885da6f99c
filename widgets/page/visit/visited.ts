import type { Page } from '../../../kernel/types.ts';
import type { VisitedObject } from './count-visit.ts';

/** The metas that mark a page kind, each with the id of what the page shows. */
export type IdProperty = 'nid' | 'topicId' | 'journalistId' | 'keywordId' | 'personId';

/** Visits of journalist pages are not counted. */
const objects: readonly (readonly [IdProperty, VisitedObject | null])[] = [
  ['nid', 'news'],
  ['topicId', 'topic'],
  ['journalistId', null],
  ['keywordId', 'keyword'],
  ['personId', 'person'],
];

export interface Visited {
  obj: VisitedObject;
  id: string;
}

/**
 * What a visit to the page counts for. The first meta with a usable id decides: an article names
 * its topic too. Null on pages whose visits are not counted.
 */
export function visited({ meta }: Page): Visited | null {
  for (const [property, obj] of objects) {
    const id = meta(property)?.trim() ?? '';
    if (/^\d+$/.test(id)) return obj && { obj, id };
  }
  return null;
}

/** The source of a visit: what `#ref={source}` says the reader came from. */
export const sourceOf = (hash: string): string | undefined => /^#ref=([\w-]{1,40})$/.exec(hash)?.[1];
