'use client';
import { useEffect } from 'react';
import { pageKey } from '../state/page-key.ts';
import { post } from '../state/requests.ts';

/** Counts the visit to an article, and learns the page's key from the answer. */
export function Visit({ newsId }: { newsId: string }): null {
  useEffect(() => {
    post('/rest/visit', { nid: newsId, obj: 'news' }).then(
      answer => {
        pageKey.current = (Object(answer) as { captchaKey?: string }).captchaKey ?? '';
      },
      () => {},
    );
  }, [newsId]);
  return null;
}
