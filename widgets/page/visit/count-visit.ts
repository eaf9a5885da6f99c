import { nameReader } from '../../shared/calls/name-reader.ts';

/** Kind of the visited page. */
export type VisitedObject = 'news' | 'topic' | 'keyword' | 'person';

/**
 * Counts a visit and returns the page's captcha key, or an empty string. Validates the response by hand, because every
 * article makes this call, and the schema library must not load with a page view.
 */
export async function countVisit(base: string, obj: VisitedObject, nid: string, src?: string): Promise<string> {
  nameReader();
  const body = new URLSearchParams({ nid, obj, ...(src && { src }) });
  const response = await fetch(`${base}/rest/visit`, { method: 'POST', body, keepalive: true });
  const answer: unknown = await response.json();
  const { captchaKey } = Object(answer) as { captchaKey?: string | number | null };
  return String(captchaKey ?? '');
}
