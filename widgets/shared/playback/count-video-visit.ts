import { hostMeta } from '../calls/host-meta.ts';

export interface VisitedVideo {
  /** Id of the news item whose video a list or a story plays; an item's own page counts its visits by itself. */
  newsId?: string;
  /** Id of the video itself, where it has one. */
  mediaId?: string;
}

/** The videos that have been counted on this page. */
const counted = new Set<string>();

/** Nobody waits for the answer, and a visit that fails is ignored. */
function send(call: string, fields: Record<string, string>, options?: RequestInit): void {
  fetch(hostMeta('call-base') + call, { method: 'POST', body: new URLSearchParams(fields), keepalive: true, ...options }).catch(() => {});
}

/**
 * Counts that a reader has begun to play a video, which has one visit of its own a page, whoever on it plays it. Import
 * this when it is needed: a copy that another file brings along counts for itself.
 */
export function countVideoVisit({ newsId, mediaId }: VisitedVideo): void {
  if (newsId) send('/rest/visit', { nid: newsId, obj: 'news', src: 'video' });
  if (!mediaId || counted.has(mediaId)) return;
  counted.add(mediaId);
  send('/rest/mvisit', { mid: mediaId }, { credentials: 'omit', referrerPolicy: 'no-referrer' });
}
