import type { Summary } from '../../../results/summary.ts';
import { formatDuration, formatFigure } from '../../../results/figures.ts';
import { command, foreign, moment } from '../text.ts';
import { html, type Insert, type Markup } from '../html.ts';
import type { Section } from './section.ts';

const fact = (name: string, value: Insert): Markup => html`<div><dt>${foreign(name, 60)}</dt><dd>${value}</dd></div>`;

const render = ({ command: line, seed, startedAt, seconds, machine }: Summary): Markup => html`
<dl class="facts">
${fact('command', command(line))}
${fact('seed', String(seed))}
${fact('started', moment(startedAt))}
${fact('took', formatDuration(seconds))}
${Object.entries(machine).map(([name, value]) => fact(name, typeof value === 'number' ? formatFigure(value, '') : foreign(value, 200)))}
</dl>`;

export const machineSection: Section = { id: 'machine', title: 'Machine and run', render };
