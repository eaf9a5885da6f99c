import type { Schemas } from '../calls/contract.ts';

/** A news item in a response with a list. */
export const newsListItem = (z: Schemas) =>
  z.object({
    id: z.text,
    title: z.filled,
    url: z.address,
    kicker: z.text,
    type: z.text,
    topic: z.text,
    day: z.text,
    time: z.text,
    dateTime: z.text,
    isNew: z.part(z.boolean()),
    image: z.part(z.object({ src: z.address, alt: z.text })),
  });
