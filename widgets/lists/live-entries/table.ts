import { attribute, element, inside, plainButton, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  attribute('data-source', 'call', 'Newer entries. Without it, the stream is over, and nothing else is needed.'),
  inside('[data-source]', required(element('.live-stream', 'Around the days. The partial `live-entries` prints new ones.'))),
  element('.live-stream [data-day]', 'A `section` with an `ol`.'),
  inside('.live-stream ol', required(element('&[data-day] *', 'Its day is around it.'))),
  inside('[data-day]',
    required(attribute('data-day', 'text', 'Its day: new entries of the same day join it.')),
    required(element('ol', 'The entries, the newest first.')),
  ),
  element('ol [data-id]', 'An entry, with an `id` and a link.'),
  inside('ol [data-id]',
    required(attribute('data-id', 'id', 'Its number.')),
    attribute('data-key', 'flag', 'A key moment.'),
  ),
  inside('[data-source]',
    required(element('.live-state', 'Says whether the stream is live.')),
    required(element('.live-pause', 'A button; its sentences are `data-pause` and `data-resume`.')),
  ),
  inside('[data-widget]:not([data-source])', element('.live-pause', 'Where no new entries come, there is nothing to pause.', 0)),
  plainButton('.live-pause'),
  inside('[data-source]',
    required(element('.live-fresh button', '`hidden`; shows what is new.')),
    required(element('[role=status]', 'Where new entries are announced.')),
  ),
  element('.live-keys', 'With an `ol`, `hidden` while it is empty: the key moments.'),
];

export const sentences: Sentences = of => {
  const { fresh, over, failed: error, pause, resume } = of(words);
  return { '': { fresh, over, error }, '.live-pause': { pause, resume } };
};
