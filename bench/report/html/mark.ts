import type { Comparison, GateResult, Summary } from '../../results/summary.ts';
import { html, type Markup } from './html.ts';

type Judgement = GateResult['outcome'] | Comparison['verdict'] | Summary['verdict'];

/** A sign for each, which colours only repeat. */
const icons: Readonly<Record<Judgement, string>> = {
  measured: '·',
  passed: '✓',
  better: '✓',
  same: '=',
  failed: '✕',
  regression: '✕',
  worse: '✕',
  inconclusive: '?',
  nondeterministic: '≠',
  noisy: '~',
};

/** How something was judged, as a sign and a word. */
export const mark = (judgement: Judgement, word: string = judgement): Markup => html`
<span class="mark ${judgement}"><span class="sign" aria-hidden="true">${icons[judgement]}</span>${word}</span>`;
