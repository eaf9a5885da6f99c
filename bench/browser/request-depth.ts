import type { RequestRecord } from '../results/sample.ts';

type Link = Pick<RequestRecord, 'url' | 'type' | 'initiator'>;

/** Waits of one file for another, from the document on; what nobody is known to have asked for came with that. */
export function depthOf(request: Link, byUrl: ReadonlyMap<string, Link>, path: readonly string[] = []): number {
  if (request.type === 'document') return 0;
  const isCircle = path.includes(request.url);
  const asker = request.initiator === null || isCircle ? undefined : byUrl.get(request.initiator);
  return asker && asker !== request ? depthOf(asker, byUrl, [...path, request.url]) + 1 : 1;
}
