/** @jsxImportSource preact */
import type { VNode } from 'preact';

export interface NewsListItem {
  id: string;
  title: string;
  url: string;
  kicker: string;
  topic: string;
  time: string;
  dateTime: string;
  image: { src: string; alt: string };
}

/** News that the server has sent after the page. */
export const NewsList = ({ items }: { items: NewsListItem[] }): VNode => (
  <ul class="news-list">
    {items.map(({ id, title, url, kicker, topic, time, dateTime, image }) => (
      <li class="news-item" key={id}>
        <img class="news-image" src={image.src} alt={image.alt} width="360" height="203" loading="lazy" decoding="async" />
        <div class="news-text">
          <p class="news-kicker">{kicker}</p>
          <h3 class="news-title">
            <a href={url}>{title}</a>
          </h3>
          <p class="news-meta">
            <span class="news-topic">{topic}</span>
            <time datetime={dateTime}>{time}</time>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
