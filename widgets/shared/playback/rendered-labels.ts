import type { Speaker } from '../render/table.ts';
import viewerWords from '../viewer/words.json' with { type: 'json' };
import type { PlayerLabels } from './labels.ts';
import words from './words.json' with { type: 'json' };

/** Returns the player's labels in a language. */
export function playerLabels(of: Speaker): PlayerLabels {
  const { failed, fullScreen, download } = of(viewerWords);
  return { ...of(words), failed, fullScreen, download };
}
