import type { ReactNode } from 'react';

interface BoxHeadProps {
  /** Id of the heading, for the box's `aria-labelledby`. */
  id: string;
  title: string;
  /** URL of the heading's link. */
  url?: string | undefined;
  /** Label of the link to the whole list. Only for boxes with that link in their head, and only with a `url`. */
  more?: string | undefined;
  /** URL of an RSS feed with the content of the box. */
  rssUrl?: string | undefined;
  heading?: 'h2' | 'h3';
}

/** Renders the link to the whole list of which the box shows a part. */
export function MoreLink({ url, label, title, className = 'more' }: {
  url: string;
  label: string;
  /** Title of the box, which screen readers read after the link's label. */
  title: string;
  className?: string;
}): ReactNode {
  return (
    <a className={className} href={url}>
      {label}
      <span className="visually-hidden">{` ${title}`}</span>
    </a>
  );
}

/** Renders the head of a box: its heading, feed and link. */
export function BoxHead({ id, title, url, more, rssUrl, heading: Heading = 'h2' }: BoxHeadProps): ReactNode {
  return (
    <header className="shelf-head">
      <Heading id={id}>{url ? <a href={url}>{title}</a> : title}</Heading>
      {rssUrl ? <a className="box-feed" href={rssUrl} type="application/rss+xml" aria-label={`RSS: ${title}`} /> : null}
      {url && more ? <MoreLink url={url} label={more} title={title} /> : null}
    </header>
  );
}
