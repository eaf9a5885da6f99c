import type { ReactNode } from 'react';

/** Printed once on a page of news: it looks after all times in the main part. */
export const RelativeTimesBox = (): ReactNode => <div data-widget="relative-times" data-load="idle" hidden />;
