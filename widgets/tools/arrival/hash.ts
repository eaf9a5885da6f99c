import type { Kernel } from '../../../kernel/types.ts';

/** The hash conventions of SPEC §2.16 and the widgets that answer them. */
const conventions: readonly (readonly [RegExp, string])[] = [
  [/^#news-comment$/, 'comments'],
  [/^#\d+$/, 'gallery'],
  [/^#fixture-\d+$/, 'sports'],
];

/** Wakes the boxes that a hash is meant for, wherever they are on the page. */
export function wakeByHash({ wake }: Kernel, hash: string): void {
  for (const [pattern, name] of conventions) {
    if (!pattern.test(hash)) continue;
    for (const box of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) void wake(box);
  }
}
