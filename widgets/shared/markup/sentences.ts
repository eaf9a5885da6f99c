import type { Box, Kernel } from '../../../kernel/types.ts';
import { languageCode } from './language-code.ts';
import { type LanguageFile, languageFile } from './language-file.ts';
import { withNumber } from './parse.ts';

/** Time in milliseconds after which a box continues without messages. */
const timeoutMs = 4000;

/** Resolves with an empty file after some milliseconds. */
const nothingAfter = (milliseconds: number): Promise<LanguageFile> =>
  new Promise(resolve => setTimeout(resolve, milliseconds, {}));

/**
 * Adds the messages that a box's markup misses, in its language. Existing messages stay. Adds none if they cannot be
 * loaded.
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
