import { countVisit } from './count-visit.ts';

export interface VisitedVideo {
  /** Id of the news item that the video belongs to; empty where the markup names none. */
  newsId: string;
  /** Id of the video itself, where it has one. */
  mediaId?: string;
}

/** Counts that a reader has begun to play a video of a list or a story. What is not counted is nobody's trouble. */
export function countVideoVisit({ newsId, mediaId }: VisitedVideo): void {
  const ignore = (): void => {};
  if (newsId) countVisit('news', newsId, 'video').catch(ignore);
  if (!mediaId) return;
  const body = new URLSearchParams({ mid: mediaId });
  fetch('/rest/mvisit', { method: 'POST', body, keepalive: true }).catch(ignore);
}
