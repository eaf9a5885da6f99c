import type { Box, Kernel } from '../../../kernel/types.ts';
import { languageCode } from './language-code.ts';
import { type LanguageFile, languageFile } from './language-file.ts';
import { withNumber } from './parse.ts';

/** Milliseconds after which a box does without. */
const timeoutMs = 4000;

/** Stands for the file of a language that cannot be had, or not in time. */
const nothingAfter = (milliseconds: number): Promise<LanguageFile> =>
  new Promise(resolve => setTimeout(resolve, milliseconds, {}));

/**
 * Puts the sentences of its language into a box whose markup lacks them; printed ones stay. If they cannot be had, it
 * stays without.
 */
export async function fillSentences(box: Box, { digits }: Kernel): Promise<void> {
  const code = languageCode(box.closest<HTMLElement>('[lang]')?.lang ?? '');
  if (code === undefined) return;
  const file = await Promise.race([languageFile(code).catch(() => nothingAfter(0)), nothingAfter(timeoutMs)]);
  for (const [selector, sentences] of Object.entries(file[box.dataset.widget ?? ''] ?? {})) {
    for (const { dataset } of selector ? box.querySelectorAll<HTMLElement>(selector) : [box]) {
      for (const [name, sentence] of Object.entries(sentences)) {
        dataset[name] ??= dataset.limit ? withNumber(sentence, digits.format(Number(dataset.limit))) : sentence;
      }
    }
  }
}
