import type { Speaker } from '../render/table.ts';
import words from './words.json' with { type: 'json' };

/** Returns the labels of an advert before a video in a language. */
export function prerollLabels(of: Speaker) {
  const { advert, skip, skipIn } = of(words);
  return { advert, skip, skipIn };
}
