import type { Summary } from '../../../results/summary.ts';
import type { Markup } from '../html.ts';

/** A part of the report: nothing is printed of it, not even its heading, where a run has nothing to say there. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly render: (summary: Summary) => Markup | undefined;
}

/** Things by the page that they belong to, in the order in which the pages first come. */
export const byPage = <T extends { readonly page: string }>(things: readonly T[]): [page: string, things: T[]][] => [
  ...Map.groupBy(things, ({ page }) => page),
];
