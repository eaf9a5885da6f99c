import type { GateResult, Summary } from '../../../results/summary.ts';
import { counted, formatGateFigure, worstFirst } from '../../../results/figures.ts';
import { code, command, foreign, mark, sentence } from '../text.ts';
import { html, type Markup } from '../html.ts';
import type { Section } from './section.ts';

const culpritList = (culprits: readonly string[]): Markup => html`
<dt>Likely culprits</dt>
<dd><ol class="culprits">${culprits.map(culprit => html`<li>${code(culprit)}</li>`)}</ol></dd>`;

const missed = (gate: GateResult): Markup => html`
<li class="gate ${gate.outcome}">
<h3>${foreign(gate.page, 60)} · ${foreign(gate.label, 60)} ${mark(gate.outcome)}</h3>
<p class="figures"><strong>${formatGateFigure(gate, gate.figure)}</strong> against a limit of ${formatGateFigure(gate, gate.limit)}</p>
<p>${sentence(gate.sentence)}</p>
<dl>${gate.culprits.length > 0 && culpritList(gate.culprits)}
<dt>Reproduce</dt><dd>${command(gate.reproduce)}</dd></dl>
</li>`;

const passedRow = (gate: GateResult): Markup => html`
<tr><th scope="row">${foreign(gate.page, 60)} · ${foreign(gate.label, 60)}</th>
<td class="number">${formatGateFigure(gate, gate.figure)}</td>
<td class="number">${formatGateFigure(gate, gate.limit)}</td></tr>`;

const passedTable = (gates: readonly GateResult[]): Markup => html`
<details><summary>${counted(gates.length, 'gate')} passed</summary>
<table><caption>Gates that passed, the closest to its limit first</caption>
<thead><tr><th scope="col">Gate</th><th scope="col" class="number">Figure</th><th scope="col" class="number">Limit</th></tr></thead>
<tbody>${gates.map(passedRow)}</tbody></table></details>`;

function render({ gates }: Summary): Markup {
  if (gates.length === 0) return html`<p>No gate was judged in this run.</p>`;
  const sorted = worstFirst(gates);
  const passed = sorted.filter(({ outcome }) => outcome === 'passed');
  const others = sorted.filter(({ outcome }) => outcome !== 'passed');
  return html`${others.length > 0 && html`<ol class="gates">${others.map(missed)}</ol>`}${passed.length > 0 && passedTable(passed)}`;
}

export const gatesSection: Section = { id: 'gates', title: 'Gates', render };
