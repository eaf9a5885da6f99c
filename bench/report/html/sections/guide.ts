import { html, type Markup } from '../html.ts';
import type { Section } from './section.ts';

const render = (): Markup => html`
<ul>
<li>Less is better for every figure. A change is a ratio written as a difference: −12 % is twelve hundredths less.</li>
<li>Exact figures (bytes, requests, calls, nodes) are the same in every visit, so a single one too many fails its gate.</li>
<li>Times are noisy. Arms are visited by turns in a shuffled order and compared round by round, so that what slows the
machine slows both. What is judged is the whole interval: worse means that all of it is past the margin, and inconclusive
that more rounds or a quieter machine are needed.</li>
<li>CPU is the time that the main thread worked, not the time that passed, so that other programs on the machine count
for little.</li>
<li>A twin is the same page without any script: what a page costs beyond its twin is what its script costs.</li>
<li>A gate that is nondeterministic had figures that should be the same and were not, none of them past its limit: it warns.</li>
<li>Ceilings are generous limits for a whole page under a simulated slow phone; they catch accidents, not small changes.</li>
<li>All samples are in samples.ndjson, and all figures of this report in summary.json, beside this file.</li>
</ul>`;

export const guideSection: Section = { id: 'guide', title: 'How to read this', render };
