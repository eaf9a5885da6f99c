import type { Summary } from '../../../results/summary.ts';
import type { Markup } from '../html.ts';

/** A part of the report: nothing is printed of it, not even its heading, where a run has nothing to say there. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly print: (summary: Summary) => Markup | undefined;
}
