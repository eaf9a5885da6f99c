import type * as z from 'zod/mini';
import type { Contract } from '../calls/contract.ts';
import * as schemas from '../calls/schemas.ts';

/** The schema of a contract, for servers and tests. A phone fetches what it is made with. */
export const schemaOf = <Answer, Printed>(contract: Contract<Answer, Printed>): z.ZodMiniType<Answer, Printed> =>
  contract(schemas);
