import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(attribute('data-source', 'call', 'The news of the lists that `follow` keeps.')),
  required(element('.following-room', 'Around the list and `.following-none`: as high with news as without.')),
  inside('.following-room',
    required(element('ul', 'Empty: where they appear.')),
    required(element('.following-none', 'For readers who follow nothing.')),
  ),
  required(element('[role=status]', 'Where a failure is said.')),
  attribute('hidden', 'flag', 'On a front page; a script of yours then shows it before the paint.'),
];

export const sentences: Sentences = of => ({ '': { error: of(words).failed } });
