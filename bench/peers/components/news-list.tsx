import type { ReactNode } from 'react';
import type { NewsListItem } from '../../../widgets/shared/news-list/news-list.tsx';

/** News that the server has sent after the page. */
export const NewsList = ({ items }: { items: NewsListItem[] }): ReactNode => (
  <ul className="news-list">
    {items.map(({ id, title, url, kicker, topic, time, dateTime, image }) => (
      <li className="news-item" key={id}>
        <img className="news-image" src={image.src} alt={image.alt} width="360" height="203" loading="lazy" decoding="async" />
        <div className="news-text">
          <p className="news-kicker">{kicker}</p>
          <h3 className="news-title">
            <a href={url}>{title}</a>
          </h3>
          <p className="news-meta">
            <span className="news-topic">{topic}</span>
            <time dateTime={dateTime}>{time}</time>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
