import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Response to a visit, with the captcha key of a news item's page. */
export const visitAnswer = (z: Schemas) => z.object({ captchaKey: z.text });

export type VisitAnswer = RenderedAnswer<typeof visitAnswer>;

/** Response to a visit of a video or audio. It has no content. */
export const mediaVisitAnswer = (z: Schemas) => z.object({});

export type MediaVisitAnswer = RenderedAnswer<typeof mediaVisitAnswer>;
