import type { Schemas } from '../../shared/calls/contract.ts';

/** Response to a beacon. It has no content. */
export const vitalsAnswer = (z: Schemas) => z.object({});

export type VitalsAnswer = Record<string, never>;
