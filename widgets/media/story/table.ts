import { attribute, element, inside, labels, required, type Rows, type Sentences, setting } from '../../shared/render/table.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  element('&.story-row', 'Without it, the openers have no size. In a row: a list `.story-list` with `.story-opener`.'),
  required(element(':is(button,a)[data-conf]', 'A button with a `formaction` in a form (`data-load="tap"`), or a link (no `data-load`).')),
  inside('[data-conf]',
    required(setting('mediaUrl', 'url', 'The video.')),
    required(setting('newsId', 'id', 'Its story.')),
    setting('mediaId', 'id', 'Counts plays.'),
    required(element('img', 'The picture.')),
  ),
  attribute('data-title-label', 'text', 'What the player over the page is called.'),
];

export const sentences: Sentences = of => {
  const { close, previous, next, position, failed } = of(viewerWords);
  return { '': labels({ close, previous, next, position, failed, ...of(words) }) };
};
