import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** IP address of the reader, as the server sees it. */
export const ipAnswer = (z: Schemas) => z.object({ ip: z.string() });

export type IpAnswer = RenderedAnswer<typeof ipAnswer>;
