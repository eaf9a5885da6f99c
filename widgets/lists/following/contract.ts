import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';
import { newsListItem } from '../../shared/news-list/contract.ts';

/** Response with the news of followed lists. */
export const followingAnswer = (z: Schemas) => z.object({ newsList: z.list(newsListItem(z)) });

export type FollowingAnswer = RenderedAnswer<typeof followingAnswer>;
