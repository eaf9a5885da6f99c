export interface VisitedVideo {
  /** Id of the news item that the video belongs to; empty where the markup names none. */
  newsId: string;
  /** Id of the video itself, where it has one. */
  mediaId?: string;
}

/** Nobody waits for the answer, and what is not counted is nobody's trouble. */
function send(call: string, fields: Record<string, string>): void {
  fetch(call, { method: 'POST', body: new URLSearchParams(fields), keepalive: true }).catch(() => {});
}

/** Counts that a reader has begun to play a video of a list or a story. */
export function countVideoVisit({ newsId, mediaId }: VisitedVideo): void {
  if (newsId) send('/rest/visit', { nid: newsId, obj: 'news', src: 'video' });
  if (mediaId) send('/rest/mvisit', { mid: mediaId });
}
