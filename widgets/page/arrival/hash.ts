import type { Kernel } from '../../../kernel/types.ts';
import { commentsHash, goToComments } from '../../shared/comments/go-to-comments.ts';

/** Hashes with a meaning, and the widgets that answer them. */
export const conventions: readonly (readonly [RegExp, string])[] = [
  [/^#news-comment$/, 'comments'],
  [/^#\d+$/, 'gallery'],
  [/^#fixture-\w/, 'sports'],
];

/** Milliseconds after which nobody waits for a script any more. */
const late = 9000;

/** Tells if a reader with a late script has moved on by now, a screen away from the start of the comments. */
function isElsewhere(): boolean {
  const top = document.querySelector(commentsHash)?.getBoundingClientRect().top ?? 0;
  return performance.now() > late && Math.abs(top) > innerHeight;
}

/** Wakes the boxes that a hash is meant for, wherever they are on the page, and shows the comments. */
export function followHash({ wake }: Kernel, hash: string): void {
  for (const [pattern, name] of conventions) {
    if (!pattern.test(hash)) continue;
    for (const box of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) void wake(box);
  }
  // The browser has been there already, unless it restored another place or the section has moved since.
  if (hash === commentsHash && !isElsewhere()) goToComments();
}
