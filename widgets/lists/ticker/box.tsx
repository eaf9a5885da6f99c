import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

export interface TickerItem {
  id: string;
  title: string;
  url: string;
}

/** Renders a ticker. Without script, it is a row that scrolls sideways. */
export function TickerBox(props: { language: string; title: string; items: readonly TickerItem[] }): ReactNode {
  const { pause, resume } = wordsFor(words, props.language);
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
      <button className="ticker-pause needs-script" type="button" data-pause={pause} data-resume={resume}>
        {pause}
      </button>
    </section>
  );
}
