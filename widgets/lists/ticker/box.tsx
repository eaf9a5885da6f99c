import type { ReactNode } from 'react';
import { messagesFor } from '../../shared/print/messages/messages.ts';

export interface TickerItem {
  id: string;
  title: string;
  url: string;
}

/** A ticker as the server prints it: without JavaScript a row to scroll sideways (SPEC §2.9). */
export function TickerBox(props: { language: string; title: string; items: readonly TickerItem[] }): ReactNode {
  return (
    <section className="ticker" data-widget="ticker" aria-label={props.title}>
      <h2 className="ticker-title">{props.title}</h2>
      <ul className="ticker-items">
        {props.items.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <button className="ticker-pause needs-script" type="button" aria-pressed="false">
        {messagesFor(props.language).pause}
      </button>
    </section>
  );
}
