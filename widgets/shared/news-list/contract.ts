import type { Schemas } from '../calls/contract.ts';

/** A news item in an answer with a list of them. */
export const newsListItem = (z: Schemas) =>
  z.object({
    id: z.text,
    title: z.string(),
    url: z.address,
    kicker: z.text,
    type: z.text,
    topic: z.text,
    day: z.text,
    time: z.text,
    dateTime: z.text,
    isNew: z.optional(z.boolean()),
    image: z.object({ src: z.string(), alt: z.text }),
  });
