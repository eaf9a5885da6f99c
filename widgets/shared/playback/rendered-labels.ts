import { wordsFor } from '../render/words.ts';
import viewerWords from '../viewer/words.json' with { type: 'json' };
import type { PlayerLabels } from './labels.ts';
import words from './words.json' with { type: 'json' };

/** What the controls of a player are called in a language. */
export function playerLabels(language: string): PlayerLabels {
  const { failed, fullScreen, download } = wordsFor(viewerWords, language);
  return { ...wordsFor(words, language), failed, fullScreen, download };
}
