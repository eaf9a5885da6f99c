import type { WidgetCost } from '../../results/summary.ts';
import { type Progress, showProgress } from '../../visits/rounds/progress.ts';
import { headingOf, lineOf } from './cost-table.ts';

/** Shows how far a run is, on stderr, and a line for each widget as soon as something is known of it. */
export function showLines(visits: number, costs: () => WidgetCost[], output = process.stderr): Progress {
  const progress = showProgress(visits, output);
  const told = new Set<string>();
  return {
    step: label => {
      const news = costs().filter(({ widget, arm }) => !told.has(`${widget} ${arm}`));
      if (news.length > 0) progress.end();
      if (told.size === 0) output.write(`${headingOf('')}\n`);
      for (const cost of news) {
        told.add(`${cost.widget} ${cost.arm}`);
        output.write(`${lineOf(cost)} ${cost.arm}\n`);
      }
      progress.step(label);
    },
    end: progress.end,
  };
}
