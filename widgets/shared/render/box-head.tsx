import type { ReactNode } from 'react';

interface BoxHeadProps {
  /** Element id of the heading, for the box to be labelled by. */
  id: string;
  title: string;
  /** Target of the heading. */
  url?: string | undefined;
  /** Label of the link to all of it; it stands here if the box has it at its top, and needs the address. */
  more?: string | undefined;
  /** Address of a feed of what the box shows. */
  rssUrl?: string | undefined;
  heading?: 'h2' | 'h3';
}

/** The link to all of what a box shows a part of. */
export function MoreLink({ url, label, title, className = 'more' }: {
  url: string;
  label: string;
  /** Title of the box. Screen readers say it after the label of the link. */
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

/** The head of a box, as the server prints it: its heading under a rule, and what is beside it. */
export function BoxHead({ id, title, url, more, rssUrl, heading: Heading = 'h2' }: BoxHeadProps): ReactNode {
  return (
    <header className="shelf-head">
      <Heading id={id}>{url ? <a href={url}>{title}</a> : title}</Heading>
      {rssUrl ? <a className="box-feed" href={rssUrl} type="application/rss+xml" aria-label={`RSS: ${title}`} /> : null}
      {url && more ? <MoreLink url={url} label={more} title={title} /> : null}
    </header>
  );
}
