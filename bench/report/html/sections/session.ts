import { formatFigure } from '../../../results/figures.ts';
import type { Series, Summary } from '../../../results/summary.ts';
import { median } from '../../../statistics/median.ts';
import { html, type Markup } from '../html.ts';
import { type Column, table } from '../table.ts';
import { foreign } from '../text.ts';
import type { Section } from './section.ts';

const isOfSession = ({ metric }: Series): boolean => metric.startsWith('session.');

/** A step with the series of all arms. */
type Row = [step: string, series: Series[]];

function cell(series: readonly Series[], metric: string, arm: string): string {
  const found = series.find(one => one.metric === metric && one.arm === arm);
  return found ? formatFigure(median(found.values), found.unit) : '–';
}

/** A column for each figure of each arm, the arms of a figure beside each other. */
function columnsOf(all: readonly Series[]): Column<Row>[] {
  const arms = [...new Set(all.map(({ arm }) => arm))];
  const labels = new Map(all.map(({ metric, label }) => [metric, label]));
  const figures = [...labels].flatMap(([metric, label]) =>
    arms.map(arm => ({ title: `${label} · ${arm}`, cell: ([, series]: Row) => cell(series, metric, arm) })),
  );
  return [{ title: 'Step', cell: ([step]) => foreign(step, 80) }, ...figures];
}

function render({ series }: Summary): Markup | undefined {
  const all = series.filter(isOfSession);
  if (all.length === 0) return undefined;
  const rows = [...Map.groupBy(all, ({ page }) => page)];
  return html`<p>Medians of all rounds. The first page and Back are no part of the mean of the taps.</p>
${table('Steps of a session and their sums', columnsOf(all), rows)}`;
}

export const sessionSection: Section = { id: 'session', title: 'Session', render };
