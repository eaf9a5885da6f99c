import { outcomes, type Summary } from '../../results/summary.ts';
import { counted, formatDuration, verdictWords } from '../../results/figures.ts';
import { mark, moment, sentence } from './text.ts';
import { html, type Markup } from './html.ts';

const tallies = ({ gates }: Summary): string[] =>
  outcomes.flatMap(outcome => {
    const count = gates.filter(gate => gate.outcome === outcome).length;
    return count > 0 ? `${counted(count, 'gate')} ${outcome}` : [];
  });

const warningList = (warnings: readonly string[]): Markup => html`
<ul class="warnings">${warnings.map(warning => html`<li><strong>Note:</strong> ${sentence(warning)}</li>`)}</ul>`;

/** What a run came to, in a sentence, and what the reader should know of it before anything else. */
export const renderHead = (summary: Summary): Markup => html`
<header class="verdict ${summary.verdict}">
<p class="name">Bench report</p>
<h1>${mark(summary.verdict, verdictWords[summary.verdict])}</h1>
<p class="sentence">${sentence(summary.sentence)}</p>
<p class="beside">${[...tallies(summary), `took ${formatDuration(summary.seconds)}`].join(' · ')} · ${moment(summary.startedAt)}</p>
${summary.warnings.length > 0 && warningList(summary.warnings)}
</header>`;
