import type { Rows } from '../../shared/render/table.ts';

/** What it reads in its markup. */
export const parts: Rows = [];
