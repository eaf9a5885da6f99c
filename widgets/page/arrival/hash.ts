import type { Kernel } from '../../../kernel/types.ts';
import { commentsHash, goToComments } from '../../shared/comments/go-to-comments.ts';

/** Hashes with a meaning, and the widgets that handle them. */
export const conventions: readonly (readonly [RegExp, string])[] = [
  [/^#news-comment$/, 'comments'],
  [/^#\d+$/, 'gallery'],
  [/^#fixture-\w/, 'sports'],
];

/** Time in milliseconds after which a late script must not move the reader. */
const late = 9000;

/** Returns true if the script is late and the reader has moved more than a screen away from the comments. */
function isElsewhere(): boolean {
  const top = document.querySelector(commentsHash)?.getBoundingClientRect().top ?? 0;
  return performance.now() > late && Math.abs(top) > innerHeight;
}

/** Wakes all boxes that handle a hash, and scrolls to the comments if it names them. */
export function followHash({ wake }: Kernel, hash: string): void {
  for (const [pattern, name] of conventions) {
    if (!pattern.test(hash)) continue;
    for (const box of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) void wake(box);
  }
  // Scrolls again, because the browser may have restored another position, or the section may have moved.
  if (hash === commentsHash && !isElsewhere()) goToComments();
}
