import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  element('&.province-map', 'Without it, the drawing does not lie over the picture.'),
  attribute('data-map', 'call', 'The map, on the page’s own host (CALLS.md, “The map”).'),
  element('img', 'The same map as a picture. Outside of `.province-news`.'),
  element('.province-map-shapes', 'An empty `svg` of the same size, over the picture. Or print an `svg` with `data-province` on its paths.'),
  required(element('[data-topic]', 'A link or button for each province, in a list.')),
  inside('[data-topic]',
    required(attribute('data-topic', 'integer', 'Its topic.')),
    required(attribute('data-province', 'text', 'Its id in the map.')),
  ),
  inside(':is(a,button)[data-province]', required(attribute('data-topic', 'integer', 'Its topic: without it, it cannot be chosen.'))),
  element('[data-province]', 'The same, on the paths of an `svg` that you print.'),
  inside('[data-topic]',
    attribute('aria-current', ['true'], 'The one whose news are printed.'),
    attribute('aria-disabled', ['true'], 'It cannot be chosen; or `disabled`.'),
  ),
  inside('[data-topic]:not(a)', attribute('type', ['button'], 'Without it, it submits the form around it.')),
  element('.province-news', 'Where the news appear, by the partial `news`; without it, a choice opens the province’s page. The `header` of the news has a link.'),
  element('[role=status]', 'Where a failure is said. Keep it apart from the list and the news: they are replaced.'),
  attribute('data-topic-set', ['first', 'second'], 'Of which set the topics are.', 'second'),
  attribute('data-query', 'text', 'Added to the query of the call.'),
];

export const sentences: Sentences = of => ({ '': { empty: of(words).empty, error: of(words).failed } });
