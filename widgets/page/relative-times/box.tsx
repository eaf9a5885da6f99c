import type { ReactNode } from 'react';
import { formOf } from './printed-forms.ts';

/**
 * Printed once on a page of news: it looks after all times in the main part. Where what is said is the same for all
 * numbers, it is printed with the box: the first time that a phone formats takes it longer than all the rest.
 */
export const RelativeTimesBox = ({ language }: { language: string }): ReactNode => (
  <div
    data-widget="relative-times"
    data-load="idle"
    data-minute={formOf('minute', language)}
    data-hour={formOf('hour', language)}
    hidden
  />
);
