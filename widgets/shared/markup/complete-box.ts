import type { Box, Kernel } from '../../../kernel/types.ts';

/**
 * Adds missing messages to a box in its language, unless the selector `whole` matches it. Adds none if they cannot be
 * loaded. Never rejects.
 */
export async function completeBox(box: Box, kernel: Kernel, whole: string): Promise<void> {
  if (box.matches(whole)) return;
  const loaded = await import('./sentences.ts').catch(() => null);
  await loaded?.fillSentences(box, kernel);
}
