'use client';
import { useEffect } from 'react';
import { countVisit } from '../../components/state/visit.ts';

/** Counts the visit to an article. */
export function Visit({ newsId }: { newsId: string }): null {
  useEffect(() => countVisit(newsId), [newsId]);
  return null;
}
