import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '../../results/summary.ts';
import { verdictWords } from '../../results/figures.ts';
import { renderHead } from './head.ts';
import { html, Markup } from './html.ts';
import { comparisonsSection } from './sections/comparisons.ts';
import { culpritsSection } from './sections/culprits.ts';
import { detailsSection } from './sections/details.ts';
import { fieldSection } from './sections/field.ts';
import { filmstripSection } from './sections/filmstrip.ts';
import { gatesSection } from './sections/gates.ts';
import { guideSection } from './sections/guide.ts';
import { machineSection } from './sections/machine.ts';
import { samplesSection } from './sections/samples.ts';
import type { Section } from './sections/section.ts';
import { sessionSection } from './sections/session.ts';
import { tapsSection } from './sections/taps.ts';
import { waterfallSection } from './sections/waterfall.ts';
import { widgetsSection } from './sections/widgets.ts';

const sheets = ['tokens', 'base', 'parts', 'charts'];

const readStyles = (): string =>
  sheets.map(name => readFileSync(join(import.meta.dirname, 'styles', `${name}.css`), 'utf8')).join('\n');

const sections: readonly Section[] = [
  gatesSection,
  fieldSection,
  sessionSection,
  comparisonsSection,
  samplesSection,
  waterfallSection,
  filmstripSection,
  widgetsSection,
  tapsSection,
  culpritsSection,
  detailsSection,
  guideSection,
  machineSection,
];

/** Nothing but what is in the file itself, and no script. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The report of a run: a page that needs no other file, no network and no script. */
export function renderReport(summary: Summary): string {
  const rendered = sections.flatMap(({ id, title, render }) => {
    const body = render(summary);
    return body ? { id, title, body } : [];
  });
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdictWords[summary.verdict]} – bench report</title>
<style>${new Markup(readStyles())}</style>
</head>
<body>
${renderHead(summary)}
<nav aria-label="Parts of the report"><ul>${rendered.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main>${rendered.map(({ id, title, body }) => html`
<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${body}
</section>`)}
</main>
</body>
</html>
`.text;
}
