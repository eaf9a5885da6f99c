import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Answer to a visit: the key of the page's captchas, where it is the page of a news item. */
export const visitAnswer = (z: Schemas) => z.object({ captchaKey: z.text });

export type VisitAnswer = RenderedAnswer<typeof visitAnswer>;

/** Answer to a visit to a video or an audio: nothing that anybody reads. */
export const mediaVisitAnswer = (z: Schemas) => z.object({});

export type MediaVisitAnswer = RenderedAnswer<typeof mediaVisitAnswer>;
