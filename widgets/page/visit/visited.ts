import type { Page } from '../../../kernel/types.ts';
import type { VisitedObject } from './count-visit.ts';

/** Objects of pages. Visits of journalist pages are not counted. */
const kinds = ['news', 'topic', 'journalist', 'keyword', 'person'] as const;

/** The metas that mark a page kind, or attributes of the box, each with the id of what the page shows. */
export type IdProperty = 'nid' | `${Exclude<(typeof kinds)[number], 'news'>}Id`;

export interface Visited {
  obj: VisitedObject;
  id: string;
}

/**
 * Object of a visit to the page: that of its box, or else the page's. The first usable id decides: an article names
 * its topic too. Null on pages whose visits are not counted.
 */
export function visited({ dataset }: HTMLElement, { meta }: Page): Visited | null {
  for (const idOf of [(property: IdProperty) => dataset[property], meta]) {
    for (const kind of kinds) {
      const id = /^\s*(\d+)\s*$/.exec(idOf(kind === 'news' ? 'nid' : `${kind}Id`) as string)?.[1];
      if (id) return kind === 'journalist' ? null : { obj: kind, id };
    }
  }
  return null;
}

/** The source of a visit: what `#ref={source}` says the reader came from. */
export const sourceOf = (hash: string): string | undefined => /^#ref=([\w-]{1,40})$/.exec(hash)?.[1];
