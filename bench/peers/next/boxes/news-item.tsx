import type { ReactNode } from 'react';
import type { NewsListItem } from '../../../../widgets/shared/news-list/news-list.tsx';

/** An item of a list of news that has come after the page. */
export const NewsItem = ({ item }: { item: NewsListItem }): ReactNode => (
  <li className="news-item" data-id={item.id}>
    <img
      className="news-image"
      src={item.image.src}
      alt={item.image.alt}
      width="360"
      height="203"
      loading="lazy"
      decoding="async"
    />
    <div className="news-text">
      <p className="news-kicker">{item.kicker}</p>
      <h3 className="news-title">
        <a href={item.url}>{item.title}</a>
      </h3>
      <p className="news-meta">
        <span className="news-topic">{item.topic}</span>
        <time dateTime={item.dateTime}>{item.time}</time>
      </p>
    </div>
  </li>
);
