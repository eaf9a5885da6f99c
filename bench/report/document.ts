import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted, formatDuration, formatFigure, verdictWords } from '../results/figures.ts';
import { outcomes, type Summary } from '../results/summary.ts';
import { html, mark, Markup, shorten, type Table, tableMarkup, tableOf } from './html.ts';
import { comparisonTable, culpritTables, fieldTables, gateTable, widgetTable } from './verdicts.ts';
import { detailTables, filmTables, requestTables, sampleTables, sessionTables } from './visits.ts';

/** Formats a time to the minute. Returns other text unchanged. */
function formatMoment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function gateTables(gates: Summary['gates']): Table[] {
  const passed = gates.filter(({ outcome }) => outcome === 'passed');
  const missed = gates.filter(({ outcome }) => outcome !== 'passed');
  return [
    gateTable('Gates that are not passed', missed),
    { ...gateTable(`${counted(passed.length, 'gate')} passed, the closest to its limit first`, passed), isFolded: true },
  ].filter(({ rows }) => rows.length > 0);
}

const runTable = ({ command, seed, startedAt, seconds, machine }: Summary): Table =>
  tableOf('Facts of the run', [
    ['command', { code: command, length: 1000 }],
    ['seed', String(seed)],
    ['started', formatMoment(startedAt)],
    ['took', formatDuration(seconds)],
    ...Object.entries(machine).map(([name, value]) => [name, typeof value === 'number' ? formatFigure(value, '') : value] as const),
  ] as const, [['Fact', ([name]) => name], ['Value', ([, value]) => value]]);

const guide = [
  'Less is better for every figure. A change is a ratio written as a difference: −12 % is twelve hundredths less.',
  'Exact figures (bytes, requests, calls, nodes) are the same in every visit, so a single one too many fails its gate.',
  'Times are noisy. Arms are visited by turns in a shuffled order and compared round by round, so that what slows the machine slows both. What is judged is the whole interval: worse means that all of it is past the margin, and inconclusive that more rounds or a quieter machine are needed.',
  'CPU is the time that the main thread worked, not the time that passed, so that other programs on the machine count for little.',
  'A twin is the same page without any script: what a page costs beyond its twin is what its script costs.',
  'A gate that is nondeterministic had figures that should be the same and were not, none of them past its limit: it warns.',
  'Ceilings are generous limits for a whole page under a simulated slow phone; they catch accidents, not small changes.',
  'All samples are in samples.ndjson, and all figures of this report in summary.json, beside this file.',
];

/** A section of the report. It is left out, with its heading, if its tables are empty. */
type Section = readonly [id: string, title: string, about: string, tables: readonly Table[]];

const sectionsOf = (run: Summary): Section[] => {
  const { field, series, stories, comparisons, widgets } = run;
  const all: Section[] = [
    ['gates', 'Gates', '', gateTables(run.gates)],
    ['field', 'In the field', 'Three of four page views are at least as good as the dot; the line is its 95 % interval. The bars are all views of a build: each holds values a fifth greater than those of the one before. Classes are those of the last build.',
      fieldTables(field)],
    ['session', 'Session', 'Medians of all rounds. The first page and Back are no part of the mean of the taps.', sessionTables(series)],
    ['comparisons', 'Comparisons', 'Each line is the interval in which the true change lies; the dot is the best guess, and less is better. The shaded stretch is the margin: a change counts as worse only when its whole line is past it.',
      comparisons.length > 0 ? [comparisonTable(comparisons)] : []],
    ['samples', 'All samples', 'One dot is one sample; none is left out. The upright line is the median. Arms of a figure share its axis, which does not begin at zero.', sampleTables(series)],
    ['requests', 'Requests', 'One row is one request, in the order of asking; a dot before a name stands for a file that had to come first. Upright dashed lines are the moments named above each table. Arms of a page share their axis.', requestTables(stories)],
    ['filmstrip', 'Filmstrip', 'What was on screen when, on one clock; a picture stands until the next one.', filmTables(stories)],
    ['widgets', 'Widgets', 'What a page pays for one box, the heaviest first. The twin is the same box without any script.',
      widgets.length > 0 ? [widgetTable(widgets)] : []],
    ['culprits', 'What changed', 'What differs between the two arms, the largest difference first.', culpritTables(run.culprits)],
    ['details', 'Where it goes', '', run.details.flatMap(({ page, arm, details }) => detailTables(page, arm, details))],
    ['machine', 'Machine and run', '', [runTable(run)]],
  ];
  return all.filter(([, , , tables]) => tables.length > 0);
};

const heading = (run: Summary): Markup => {
  const tallies = outcomes.flatMap(outcome => {
    const count = run.gates.filter(gate => gate.outcome === outcome).length;
    return count > 0 ? `${counted(count, 'gate')} ${outcome}` : [];
  });
  const facts = [...(tallies.length > 0 ? tallies : ['no gate was judged']), `took ${formatDuration(run.seconds)}`, formatMoment(run.startedAt)];
  return html`<header class="${run.verdict}">
<p>Bench report ${mark(run.verdict, verdictWords[run.verdict])}</p>
<h1><bdi>${shorten(run.sentence, 600)}</bdi></h1>
<p>${shorten(facts.join(' · '), 200)}</p>
${run.warnings.map(warning => html`<p class="warning"><strong>Note:</strong> <bdi>${shorten(warning, 600)}</bdi></p>`)}
</header>`;
};

/** Policy that allows only inline styles and data: images, and no scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Renders the report of a run as a single page without other files, network or scripts. */
export function renderReport(run: Summary): string {
  const sections = sectionsOf(run);
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdictWords[run.verdict]} – bench report</title>
<style>${new Markup(readFileSync(join(import.meta.dirname, 'report.css'), 'utf8'))}</style>
</head>
<body>
${heading(run)}
<nav aria-label="Parts of the report"><ul>${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
<li><a href="#guide">How to read this</a></li></ul></nav>
<main>${sections.map(([id, title, about, tables]) => html`
<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${about !== '' && html`<p>${about}</p>`}${tables.map(tableMarkup)}</section>`)}
<section id="guide" aria-labelledby="guide-title"><h2 id="guide-title">How to read this</h2>
<ul>${guide.map(sentence => html`<li>${sentence}</li>`)}</ul></section>
</main>
</body>
</html>
`.text;
}
