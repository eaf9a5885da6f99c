import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';
import { newsListItem } from '../../shared/news-list/contract.ts';

/** Response with the news of a province, as our template needs it. */
export const provinceNewsAnswer = (z: Schemas) => z.object({ newsList: z.list(newsListItem(z)) });

export type ProvinceNewsAnswer = RenderedAnswer<typeof provinceNewsAnswer>;
