import * as z from 'zod/mini';
import { id } from '../../shared/render/schemas.ts';

/** The entries of a coverage to answer with: those after one. */
export const liveEntriesRequest = z.object({ coverage: id, after: id });
