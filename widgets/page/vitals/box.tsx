import type { ReactNode } from 'react';

interface VitalsBoxProps {
  /** Share of page views that are measured, from 0 to 1. */
  share: number;
  /** Kind of the page, such as `article`. */
  kind: string;
}

/** Renders the box that measures a share of page views. */
export const VitalsBox = ({ share, kind }: VitalsBoxProps): ReactNode => (
  <div data-widget="vitals" data-load={String(share)} data-kind={kind} hidden />
);
