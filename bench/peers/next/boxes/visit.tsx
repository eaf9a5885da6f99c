'use client';
import { useEffect } from 'react';
import { countVisit } from '../../components/state/visit.ts';

export function Visit({ newsId }: { newsId: string }): null {
  useEffect(() => countVisit(newsId), [newsId]);
  return null;
}
