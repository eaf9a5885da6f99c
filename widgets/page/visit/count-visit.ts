import { nameReader } from '../../shared/calls/name-reader.ts';

/** Object of a visit. */
export type VisitedObject = 'news' | 'topic' | 'keyword' | 'person';

/**
 * Counts a visit and returns the page's captcha key, empty where the answer has none. Checked by hand: every article
 * makes this call, and no contract must load with a page view.
 */
export async function countVisit(base: string, obj: VisitedObject, nid: string, src?: string): Promise<string> {
  nameReader();
  const body = new URLSearchParams({ nid, obj, ...(src && { src }) });
  const response = await fetch(`${base}/rest/visit`, { method: 'POST', body, keepalive: true });
  const answer: unknown = await response.json();
  const { captchaKey } = Object(answer) as { captchaKey?: string | number | null };
  return String(captchaKey ?? '');
}
