import type { ReactNode } from 'react';

interface OfflineBoxProps {
  /** Path of the page that lists what is kept. */
  page: string;
  /** This is the front page, which is kept beside the articles. */
  isFront?: boolean;
}

/** The box that keeps what is read: from the second page on, and only where a script can. */
export const OfflineBox = ({ page, isFront = false }: OfflineBoxProps): ReactNode => (
  <div
    data-widget="offline"
    data-pack="shelf"
    data-load="tap"
    data-again="idle"
    data-page={page}
    {...(isFront && { 'data-front': '' })}
    hidden
  />
);
