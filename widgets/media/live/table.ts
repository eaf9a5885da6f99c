import { element, inside, required, type Rows, type Sentences, setting } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  element('&.live-box', 'Without it, the video is as wide as its stream.'),
  element(':is(video,audio)', 'What plays, with the playlist (`.m3u8`) as its `src`.'),
  inside(':is(video,audio)', required(element(':is(video,audio,source)[src]', 'It, or a `source` in it, has the stream.'))),
  setting('mediaUrl', 'url', 'The stream, instead of a `src`.'),
  setting('poster', 'url', 'The picture before it.'),
  element('.live-mark', 'Hidden while the stream fails.'),
];

export const sentences: Sentences = of => ({ '': { failed: of(words).failed, again: of(words).again } });
