import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';
import { newsListItem } from '../../shared/news-list/contract.ts';

/** Answer to a request for the news of what a reader follows. */
export const followingAnswer = (z: Schemas) => z.object({ newsList: z.list(newsListItem(z)) });

export type FollowingAnswer = RenderedAnswer<typeof followingAnswer>;
