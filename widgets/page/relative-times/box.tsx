import type { ReactNode } from 'react';
import { formsFor } from './printed-forms.ts';

/**
 * Printed once on a page of news: it looks after all times in the main part. Where what is said is the same for all
 * numbers, it is printed with the box: the first time that a phone formats takes it longer than all the rest.
 */
export function RelativeTimesBox({ language }: { language: string }): ReactNode {
  const { minute, hour } = formsFor(language);
  return <div data-widget="relative-times" data-load="idle" data-minute={minute} data-hour={hour} hidden />;
}
