import { attribute, element, inside, outside, required, type Rows } from '../../shared/render/table.ts';

/** Parts of its markup that it reads. */
export const parts: Rows = [
  attribute('hidden', 'flag', 'It is an empty element, once anywhere on the page.'),
  required(attribute('data-minute', 'text{n}', 'The sentence for minutes.')),
  required(attribute('data-hour', 'text{n}', 'The sentence for hours.')),
  attribute('data-one', 'text', 'Numbers, separated by spaces, that need `data-minute-one` and `data-hour-one`. `two` and `few` work the same way.'),
  attribute('data-minute-one', 'text', 'The sentence for these minutes.'),
  attribute('data-hour-one', 'text', 'The sentence for these hours.'),
  outside(inside('main time[datetime]', attribute('datetime', 'time', 'A time in ISO 8601 with a zone. The printed time becomes its title.'))),
  outside(element('.relative-time', 'In a `time`: what changes, if not all of it.')),
];
