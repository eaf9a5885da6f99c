import { foreign } from './foreign.ts';
import { html, type Markup } from './html.ts';

/** A date and a time, to the minute; what is none is printed as it is. */
export function moment(text: string): Markup {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return foreign(text, 60);
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
