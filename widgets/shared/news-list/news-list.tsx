import type { ReactNode } from 'react';

/** A news item in a list, on the page and in the response with more news. */
export interface NewsListItem {
  id: string;
  title: string;
  url: string;
  kicker: string;
  /** Label of an item that is not a text, such as a video or an album. Empty for a text. */
  type: string;
  topic: string;
  /** Name of the day, in lists by days, for the first item of each day. */
  day: string;
  /** Time for the reader. */
  time: string;
  /** The same time in ISO 8601. */
  dateTime: string;
  /** True for recent items, whose time is highlighted. */
  isNew?: boolean;
  /** 360 pixels wide: enough for 116 CSS pixels on the sharpest phones. */
  image: { src: string; alt: string };
}

/**
 * Renders a list of news. A timeline shows only titles and times. The partial `more-news` must print the same markup.
 */
export function NewsList({ items, isTimeline = false }: {
  items: readonly NewsListItem[];
  isTimeline?: boolean;
}): ReactNode {
  return (
    <ul className="news-list">
      {items.map(({ id, title, url, kicker, type, topic, day, time, dateTime, isNew, image }) => (
        <li className="news-item" data-id={id} key={id}>
          {day ? <p className="news-day">{day}</p> : null}
          {isTimeline ? null : (
            <img
              className="news-image"
              src={image.src}
              alt={image.alt}
              width="360"
              height="203"
              loading="lazy"
              decoding="async"
            />
          )}
          <div className="news-text">
            {isTimeline ? null : <p className="news-kicker">{kicker}</p>}
            <h3 className="news-title">
              <a href={url}>{title}</a>
            </h3>
            <p className="news-meta">
              {type ? <b>{type}</b> : null}
              {isTimeline ? null : <span className="news-topic">{topic}</span>}
              <time className={isNew ? 'is-new' : undefined} dateTime={dateTime}>{time}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
