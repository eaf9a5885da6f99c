import type { ReactNode } from 'react';

interface OfflineBoxProps {
  /** Path of the page that lists saved pages. Rendered only if it is not `/saved`. */
  page: string;
  /** True on the front page, which is saved next to the articles. */
  isFront?: boolean;
}

/** Renders the box that saves read pages, for readers who were offline, saved an article or opened the list. */
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
