import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';
import { newsListItem } from '../../shared/news-list/contract.ts';

/** Answer to a request for the news of a province, as the template of ours needs it. */
export const provinceNewsAnswer = (z: Schemas) => z.object({ newsList: z.list(newsListItem(z)) });

export type ProvinceNewsAnswer = RenderedAnswer<typeof provinceNewsAnswer>;
