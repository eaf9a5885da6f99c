import { html, type Markup } from './html.ts';
import type { Comparison, GateResult, Summary } from '../../results/summary.ts';

/** Shows where something was left out. */
const ellipsis = '…';

/** A text with its middle left out where it has more characters than this. */
export function shorten(text: string, length = 120): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const half = Math.floor((length - ellipsis.length) / 2);
  return characters.slice(0, half).join('') + ellipsis + characters.slice(-half).join('');
}

/** A name that pages, scripts or addresses chose: shortened, and kept from turning the text around it. */
export const foreign = (text: string, length?: number): Markup => html`<bdi>${shorten(text, length)}</bdi>`;

/** Such a name where it is code: a file, a function, a selector. */
export const code = (text: string, length?: number): Markup => html`<code><bdi>${shorten(text, length)}</bdi></code>`;

/** A sentence that may have such names in it. */
export const sentence = (text: string): Markup => foreign(text, 600);

/** A command line, whole: one click selects all of it. */
export const command = (text: string): Markup => html`<code class="command"><bdi>${text}</bdi></code>`;

/** The part of an address that tells it from the others of its page. */
export function addressName(url: string): string {
  const { pathname, search } = URL.parse(url) ?? { pathname: '', search: '' };
  return pathname.length > 1 ? pathname + search : url;
}

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

export const mark = (judgement: Judgement, word: string = judgement): Markup => html`
<span class="mark ${judgement}"><span class="sign" aria-hidden="true">${icons[judgement]}</span>${word}</span>`;

/** A date and a time, to the minute; what is none is printed as it is. */
export function moment(text: string): Markup {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return foreign(text, 60);
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
