import type { Page } from '../../../kernel/types.ts';
import type { VisitedObject } from './count-visit.ts';

/** Kinds of pages. Visits to journalist pages are not counted. */
const kinds = ['news', 'topic', 'journalist', 'keyword', 'person'] as const;

/** Names of the metas, or attributes of the box, with the id of the page's subject. */
export type IdProperty = 'nid' | `${Exclude<(typeof kinds)[number], 'news'>}Id`;

export interface Visited {
  obj: VisitedObject;
  id: string;
}

/**
 * Returns the subject of a visit from the box, otherwise from the page. Uses the first valid id, because an article
 * also names its topic. Returns null for pages whose visits are not counted.
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

/** Returns the source of a visit from the hash `#ref={source}`. */
export const sourceOf = (hash: string): string | undefined => /^#ref=([\w-]{1,40})$/.exec(hash)?.[1];
