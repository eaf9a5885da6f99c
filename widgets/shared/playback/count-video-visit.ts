import { hostMeta } from '../calls/host-meta.ts';

export interface VisitedVideo {
  /**
   * Id of the news item whose video plays in a list or a story. Not set on an item's own page, which counts its visits
   * itself.
   */
  newsId?: string;
  /** Id of the video, if it has one. */
  mediaId?: string;
}

/** Videos that were counted on this page. */
const counted = new Set<string>();

/** Sends a visit without waiting for the response. Ignores failures. */
function send(call: string, fields: Record<string, string>, options?: RequestInit): void {
  fetch(hostMeta('call-base') + call, { method: 'POST', body: new URLSearchParams(fields), keepalive: true, ...options }).catch(() => {});
}

/**
 * Counts that a reader has started a video. A video with an id is counted once per page. Import this module
 * dynamically, because a bundled copy would count separately.
 */
export function countVideoVisit({ newsId, mediaId }: VisitedVideo): void {
  if (newsId) send('/rest/visit', { nid: newsId, obj: 'news', src: 'video' });
  if (!mediaId || counted.has(mediaId)) return;
  counted.add(mediaId);
  send('/rest/mvisit', { mid: mediaId }, { credentials: 'omit', referrerPolicy: 'no-referrer' });
}
