import type { Box, Kernel } from '../../../kernel/types.ts';
import { completeBox } from '../markup/complete-box.ts';

/** JSON that the build inserts. */
declare const SENTENCES: string;

/**
 * Selectors for each widget with a view. `whole` matches a box, or its form, that has all messages. `lacking` matches
 * an element inside that misses one.
 */
const selectors = JSON.parse(SENTENCES) as Readonly<
  Record<string, readonly [whole: string, lacking?: string] | undefined>
>;

/** Returns true if a box's markup misses a message that its widget may show. */
function lacksSentences(box: Box): boolean {
  const [whole, lacking] = selectors[box.dataset.widget ?? ''] ?? [];
  if (whole === undefined) return false;
  const isWhole = box.matches(whole) || box.querySelector('form')?.matches(whole);
  return !isWhole || (lacking !== undefined && box.querySelector(lacking) !== null);
}

/** Adds missing messages to the markup around a view, in its language. Adds none if they cannot be loaded. */
export async function addSentences(view: HTMLElement, kernel: Kernel): Promise<void> {
  const box = view.closest<Box>('[data-widget]');
  if (box && lacksSentences(box)) await completeBox(box, kernel, ':not(*)');
}
