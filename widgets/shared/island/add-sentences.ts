import type { Box, Kernel } from '../../../kernel/types.ts';
import { completeBox } from '../markup/complete-box.ts';

/** Written in by the build, as JSON. */
declare const SENTENCES: string;

/**
 * Of each widget with a view: what matches a box, or the form in it, that has all its sentences, and what matches an
 * element in it that lacks one.
 */
const selectors = JSON.parse(SENTENCES) as Readonly<
  Record<string, readonly [whole: string, lacking?: string] | undefined>
>;

/** Tells if the markup of a box lacks a sentence that its widget would say. */
function lacksSentences(box: Box): boolean {
  const [whole, lacking] = selectors[box.dataset.widget ?? ''] ?? [];
  if (whole === undefined) return false;
  const isWhole = box.matches(whole) || box.querySelector('form')?.matches(whole);
  return !isWhole || (lacking !== undefined && box.querySelector(lacking) !== null);
}

/** Puts into the markup around a view what sentences it lacks, in its language; where they cannot be had, none. */
export async function addSentences(view: HTMLElement, kernel: Kernel): Promise<void> {
  const box = view.closest<Box>('[data-widget]');
  if (box && lacksSentences(box)) await completeBox(box, kernel, ':not(*)');
}
