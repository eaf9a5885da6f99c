import type { ReactNode } from 'react';

/** A news item as lists show it, on the page and in the answer with more news. */
export interface NewsListItem {
  id: string;
  title: string;
  url: string;
  kicker: string;
  /** Kind of an item that is no text: a video, or an album. Empty for a text. */
  type: string;
  topic: string;
  /** In a list by days, the name of its day where it is the first one of it. */
  day: string;
  /** The time as the reader sees it. */
  time: string;
  /** The same in ISO 8601. */
  dateTime: string;
  /** It has come in so lately that its time stands out. */
  isNew?: boolean;
  /** 360 pixels wide: enough for the sharpest of phones, where it is shown in 116. */
  image: { src: string; alt: string };
}

/** A list of news; as a timeline it has titles and times. The partial `more-news` prints the very same items. */
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
