import type { Schemas } from '../../shared/calls/contract.ts';

/** Answer to a beacon: nothing that anybody reads. */
export const vitalsAnswer = (z: Schemas) => z.object({});

export type VitalsAnswer = Record<string, never>;
