import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';
import { newsListItem } from '../../shared/news-list/contract.ts';

/** Response with more news. */
export const newsListAnswer = (z: Schemas) => z.object({ seqKey: z.text, newsList: z.list(newsListItem(z)) });

export type NewsListAnswer = RenderedAnswer<typeof newsListAnswer>;
