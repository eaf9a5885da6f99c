import { element, labels, outside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element('[data-item-player]', 'Around the player.')),
  element('a[href*="t="]', 'A chapter: a link to the video file with `#t={seconds}`, in a list or table.'),
  element('details.item-transcript', 'The transcript.'),
  element(':is(video,audio)', 'In the player.'),
  outside(
    element('.article-lead', 'Where the box belongs: it moves there while all of them are below the screen.'),
    element('[data-item-picture]', 'The picture that it hides then.'),
  ),
];

export const sentences: Sentences = of => ({ '': labels({ close: of(viewerWords).close, played: of(words).played }) });
