import type { Speaker } from '../render/table.ts';
import words from './words.json' with { type: 'json' };

/** Sentences of a box on a vote that was not counted, or not yet. */
export function voteSentences(of: Speaker) {
  const { failed: error, waiting, takeBack } = of(words);
  return { error, waiting, takeBack };
}
