import type { PrintedAnswer, Schemas } from '../../shared/calls/contract.ts';

const newsListItem = (z: Schemas) =>
  z.object({
    id: z.text,
    title: z.string(),
    url: z.address,
    kicker: z.text,
    topic: z.text,
    time: z.text,
    dateTime: z.text,
    image: z.object({ src: z.string(), alt: z.text }),
  });

/** Answer to a request for more news. */
export const newsListAnswer = (z: Schemas) => z.object({ seqKey: z.text, newsList: z.array(newsListItem(z)) });

export type NewsListAnswer = PrintedAnswer<typeof newsListAnswer>;
