import { wordsFor } from '../print/words.ts';
import viewerWords from '../viewer/words.json' with { type: 'json' };
import type { PlayerLabels } from './player-props.ts';
import words from './words.json' with { type: 'json' };

/** What the controls of a player are called in a language. */
export function playerLabels(language: string): PlayerLabels {
  const { failed, download } = wordsFor(viewerWords, language);
  return { ...wordsFor(words, language), failed, download };
}

/** The attributes with which a box brings them along. */
export const labelAttributes = (labels: PlayerLabels) => ({
  'data-play-label': labels.play,
  'data-quality-label': labels.quality,
  'data-automatic-label': labels.automatic,
  'data-speed-label': labels.speed,
  'data-picture-in-picture-label': labels.pictureInPicture,
  'data-failed-label': labels.failed,
  'data-again-label': labels.again,
  'data-download-label': labels.download,
});
