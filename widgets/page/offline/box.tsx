import type { ReactNode } from 'react';

interface OfflineBoxProps {
  /** Path of the page that lists what is kept; printed where it is not `/saved`. */
  page: string;
  /** This is the front page, which is kept beside the articles. */
  isFront?: boolean;
}

/** The box that keeps what is read, for readers who were without a network, kept an article or opened the list. */
export const OfflineBox = ({ page, isFront = false }: OfflineBoxProps): ReactNode => (
  <div
    data-widget="offline"
    data-pack="shelf"
    data-load="tap"
    data-offline=""
    data-page={page === '/saved' ? undefined : page}
    {...(isFront && { 'data-front': '' })}
    hidden
  />
);
