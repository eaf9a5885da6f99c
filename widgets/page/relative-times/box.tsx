import type { ReactNode } from 'react';
import { type Forms, formsFor } from './rendered-forms.ts';

/**
 * Returns the attributes: `data-minute` for most numbers, and `data-minute-one`, `data-minute-few` and so on for the
 * numbers that `data-one`, `data-few` and so on list.
 */
function attributesOf({ minute, hour, numbers }: Forms): Record<string, string> {
  const forms = Object.entries({ minute, hour }).flatMap(([unit, ofUnit]) =>
    ofUnit.map(({ category, text }) => [category ? `data-${unit}-${category}` : `data-${unit}`, text] as const),
  );
  const lists = numbers.map(([category, listed]) => [`data-${category}`, listed.join(' ')] as const);
  return Object.fromEntries([...forms, ...lists]);
}

/**
 * Renders the widget for all times in the main part of a page. Includes the texts and their plural forms, because
 * phones know fewer languages than servers, and format some badly (such as `-2 h`).
 */
export function RelativeTimesBox({ language }: { language: string }): ReactNode {
  return <div data-widget="relative-times" data-load="idle" {...attributesOf(formsFor(language))} hidden />;
}
