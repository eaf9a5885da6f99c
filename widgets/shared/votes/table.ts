import type { Speaker } from '../render/table.ts';
import words from './words.json' with { type: 'json' };

/** Messages of a box for a vote that was not counted or is waiting. */
export function voteSentences(of: Speaker) {
  const { failed: error, waiting, takeBack } = of(words);
  return { error, waiting, takeBack };
}
