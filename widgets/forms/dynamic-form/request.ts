import * as z from 'zod/mini';
import { parseJson } from '../../shared/base/json.ts';

/** A form that was made from its definition: its values as the JSON of an object, by the ids of its items. */
export const dynamicFormRequest = z.object({
  data: z.pipe(z.pipe(z.string(), z.transform(parseJson)), z.record(z.string(), z.unknown())),
});
