import type { Box, Kernel } from '../../../kernel/types.ts';

/**
 * Puts into a box the sentences that its markup lacks, in its language, unless a selector matches it as whole. If they
 * cannot be had, it stays without. Never rejects.
 */
export async function completeBox(box: Box, kernel: Kernel, whole: string): Promise<void> {
  if (box.matches(whole)) return;
  const loaded = await import('./sentences.ts').catch(() => null);
  await loaded?.fillSentences(box, kernel);
}
