import type { ReactNode } from 'react';
import { type Forms, formsFor } from './rendered-forms.ts';

/** `data-minute` for all numbers, or `data-minute-one`, `data-minute-few` … by their plural category. */
const attributesOf = (unit: string, forms: Forms): Record<string, string> =>
  typeof forms === 'string'
    ? { [`data-${unit}`]: forms }
    : Object.fromEntries(Object.entries(forms).map(([category, form]) => [`data-${unit}-${category}`, form]));

/**
 * Printed once on a page of news: it looks after all times in the main part. What it says is printed with it: phones
 * know fewer languages than servers, and some that they claim to know they write as `-2 h`.
 */
export function RelativeTimesBox({ language }: { language: string }): ReactNode {
  const { minute, hour } = formsFor(language);
  return (
    <div
      data-widget="relative-times"
      data-load="idle"
      {...attributesOf('minute', minute)}
      {...attributesOf('hour', hour)}
      hidden
    />
  );
}
