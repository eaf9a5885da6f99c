import { prerollLabels } from '../../shared/adverts/rendered-labels.ts';
import { attribute, element, inside, labels, plainButton, required, type Rows, type Sentences, setting } from '../../shared/render/table.ts';
import { playerLabels } from '../../shared/playback/rendered-labels.ts';

export const parts: Rows = [
  required(element('&.player', 'The class of both kinds.')),
  required(element('&:is(.player-video,.player-audio)', 'Which kind. Without it, the player is as wide as its video.')),
  attribute('data-old-video', 'flag', 'Only the browser’s own player: no bar, no advert. Also on an element around the box, such as the article.'),
  setting('mediaUrl', ['url', 'list', 'json'], 'A URL, or a list of `{file, label, default}`. Without it, the element’s `src`.'),
  setting('poster', 'url', 'The picture before it; else the element’s `poster`.'),
  setting('newsId', 'id', 'Keeps the reader’s position.'),
  setting('mediaId', 'id', 'Keeps it, too, and counts plays.'),
  setting('advert', 'json', 'An advert: docs/boxes.md, “Video and audio”.'),
  setting('vastTag', 'url', 'A VAST response, over https or on your own host.'),
  required(element('.player-frame', 'Around the media and the button.')),
  required(element(':is(video,audio).player-media', 'What plays; with `controls`, an `aria-label` (its title) and captions as `track`.')),
  inside(':is(video,audio)', required(attribute('aria-label', 'text', 'Its title.'))),
  required(element('.player-start', 'A `button` over it: a tap on it is kept. Scripts cannot see taps on the browser’s own controls.')),
  plainButton('.player-start'),
  required(element('.player-start .player-sign', 'An empty `span`: the sign to play.')),
  inside('.player-sign', required(element('&:empty', 'Its styles draw the sign.'))),
  required(element('.player-start .player-about', 'Around `.player-title` and the time: their place on the picture.')),
  element('.player-start img.player-poster', 'The picture under the button, first in it: without it, a video is black until it plays.'),
  element('.player-frame p.player-name', 'The title of a sound, first in its frame.'),
  element('.player-start .player-length', 'A `time`.'),
  inside('.player-length', attribute('datetime', 'text', 'How long it lasts, such as `PT83S`.')),
];

export const sentences: Sentences = of => ({ '': labels({ ...playerLabels(of), ...prerollLabels(of) }) });
