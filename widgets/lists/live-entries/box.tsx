import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import type { LiveDay } from './contract.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

type Entry = LiveDay['entries'][number];

/** A key moment. Its URL is on this page or on an older one. */
export type KeyMoment = Pick<Entry, 'id' | 'title' | 'dateTime' | 'time'> & { url: string };

interface LiveEntriesBoxProps {
  language: string;
  /** URL of the page. */
  url: string;
  /** URL of the call for newer entries. Not set on pages of older entries and after the end of the coverage. */
  source?: string;
  isOver: boolean;
  keys: readonly KeyMoment[];
  /** Newest first. */
  days: readonly LiveDay[];
}

function EntryView({ id, title, dateTime, time, isKey, paragraphs = [] }: Entry): ReactNode {
  return (
    <li className="live-entry" id={`entry-${id}`} data-id={id} data-key={isKey ? '' : undefined}>
      <time dateTime={dateTime}>{time}</time>
      <h3>
        <a href={`#entry-${id}`}>{title}</a>
      </h3>
      {paragraphs.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </li>
  );
}

/** Renders the entries by day. The partial `live-entries` must print the same markup. */
export const LiveDays = ({ days }: { days: readonly LiveDay[] }): ReactNode =>
  days.map(({ day, name, entries }) => (
    <section className="live-day" data-day={day} key={day}>
      <h2>{name}</h2>
      <ol>
        {entries.map(entry => (
          <EntryView {...entry} key={entry.id} />
        ))}
      </ol>
    </section>
  ));

function KeyMoments({ title, keys }: { title: string; keys: readonly KeyMoment[] }): ReactNode {
  return (
    <nav className="live-keys" aria-label={title} hidden={keys.length === 0}>
      <h2>{title}</h2>
      <ol>
        {keys.map(({ id, url, dateTime, time, title: name }) => (
          <li key={id}>
            <a href={url}>
              <time dateTime={dateTime}>{time}</time> <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders a live coverage with its key moments. */
export function LiveEntriesBox({ language, url, source, isOver, keys, days }: LiveEntriesBoxProps): ReactNode {
  const { live, over, pause, keys: keysTitle, reload } = wordsFor(words, language);
  return (
    <div
      className="live-entries"
      data-widget="live-entries"
      data-load={source === undefined ? 'tap' : undefined}
      data-source={source}
      {...printed(sentences, language)}
    >
      <div className="live-bar">
        <p className="live-state">{isOver ? over : live}</p>
        {source === undefined ? null : (
          <button className="live-pause needs-script" type="button" {...printed(sentences, language, '.live-pause')}>
            {pause}
          </button>
        )}
        {isOver ? null : (
          <noscript>
            <a className="button" href={url}>
              {reload}
            </a>
          </noscript>
        )}
      </div>
      <KeyMoments title={keysTitle} keys={keys} />
      <div className="live-stream">
        <LiveDays days={days} />
      </div>
      <div className="live-fresh">
        <button type="button" hidden />
        <p role="status" />
      </div>
    </div>
  );
}
