import type { ReactNode } from 'react';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';

interface TopStory extends NewsListItem {
  /** Summary of the story in one or two sentences. */
  lead?: string;
  /** A large picture. Without it, the picture for lists is used. */
  picture?: ReactNode;
}

/** Renders the top stories: the first one large, the others in a list. */
export function TopStories({ items: [first, ...others], heading: Title = 'h3' }: {
  items: readonly TopStory[];
  heading?: 'h2' | 'h3';
}): ReactNode {
  if (!first) return null;
  const { title, url, kicker, lead, time, dateTime, image, picture } = first;
  return (
    <div className="top-stories">
      <article className="top-story">
        {picture ?? <img src={image.src} alt={image.alt} width="360" height="203" loading="lazy" decoding="async" />}
        <p className="news-kicker">{kicker}</p>
        <Title className="news-title">
          <a href={url}>{title}</a>
        </Title>
        {lead ? <p>{lead}</p> : null}
        <p className="news-meta">
          <time dateTime={dateTime}>{time}</time>
        </p>
      </article>
      <NewsList items={others} />
    </div>
  );
}
