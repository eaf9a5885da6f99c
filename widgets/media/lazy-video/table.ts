import { element, inside, required, type Rows, setting } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element(':is(li,article,div)[data-conf]', 'Each item.')),
  inside('[data-conf]',
    setting('mediaUrl', ['url', 'list'], 'Its video: a URL, or a list of `{file, label}`. Items without it stay as they are.'),
    setting('newsId', 'id', 'Its story.'),
    setting('mediaId', 'id', 'Counts plays, and keeps the position.'),
    setting('captions', 'list', 'A list of `{file, language, label, default}`.'),
    required(element('figure', 'With the picture and the way to the story.')),
  ),
  required(element('figure :is(button,a)', 'A button with a `formaction` in a form (`data-load="tap"`), or a link (no `data-load`).')),
  required(element('figure img', 'The picture.')),
  inside('.lazy-video-mark', required(element('&svg', 'The sign to play over the picture, 24 by 24 px; the styles draw a circle around it.'))),
];
