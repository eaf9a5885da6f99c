import type { ReactNode } from 'react';
import { type Forms, formsFor } from './rendered-forms.ts';

/** `data-minute` for most numbers, and `data-minute-one`, `-few` … for those that `data-one`, `-few` … list. */
function attributesOf({ minute, hour, numbers }: Forms): Record<string, string> {
  const forms = Object.entries({ minute, hour }).flatMap(([unit, ofUnit]) =>
    ofUnit.map(({ category, text }) => [category ? `data-${unit}-${category}` : `data-${unit}`, text] as const),
  );
  const lists = numbers.map(([category, listed]) => [`data-${category}`, listed.join(' ')] as const);
  return Object.fromEntries([...forms, ...lists]);
}

/**
 * Printed once on a page of news: it looks after all times in the main part. What it says is printed with it: phones
 * know fewer languages than servers, and some that they claim to know they write as `-2 h`. So are the numbers of
 * each form.
 */
export function RelativeTimesBox({ language }: { language: string }): ReactNode {
  return <div data-widget="relative-times" data-load="idle" {...attributesOf(formsFor(language))} hidden />;
}
