import { metricOf } from '../../../results/metrics.ts';
import type { Culprit, Summary } from '../../../results/summary.ts';
import { counted, formatDifference, formatFigure } from '../../../results/figures.ts';
import { code } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { table, type Column } from '../table.ts';
import { byPage, type Section } from './section.ts';

/** More of a metric's differences than this are in summary.json alone. */
const mostRows = 25;

const difference = ({ before, after }: Culprit): number => Math.abs(after - before);

function columnsFor(unit: string): Column<Culprit>[] {
  return [
    { title: 'File, function or selector', cell: ({ name }) => code(name) },
    { title: 'Change', cell: ({ before, after }) => formatDifference(before, after, unit) },
    { title: 'Before', cell: ({ before }) => formatFigure(before, unit) },
    { title: 'After', cell: ({ after }) => formatFigure(after, unit) },
  ];
}

function metricTable(page: string, metric: string, culprits: readonly Culprit[]): Markup {
  const { label, unit } = metricOf(metric);
  const sorted = culprits.toSorted((one, other) => difference(other) - difference(one));
  const left = sorted.length - mostRows;
  return html`${table(`${page} · ${label}`, columnsFor(unit), sorted.slice(0, mostRows))}
${left > 0 && html`<p>${counted(left, 'smaller difference')} in summary.json.</p>`}`;
}

const pageTables = ([page, culprits]: [string, Culprit[]]): Markup[] =>
  [...Map.groupBy(culprits, ({ metric }) => metric)].map(([metric, own]) => metricTable(page, metric, own));

function render({ culprits }: Summary): Markup | undefined {
  if (culprits.length === 0) return undefined;
  return html`<p>What differs between the two arms, the largest difference first.</p>${byPage(culprits).map(pageTables)}`;
}

export const culpritsSection: Section = { id: 'culprits', title: 'What changed', render };
