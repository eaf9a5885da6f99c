import { attribute, element, inside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('[data-service]', 'Has the moment: an element in the box, or the box itself.')),
  inside('[data-service]',
    attribute('data-date', 'integer', 'The moment, in milliseconds since 1970.'),
    attribute('data-full-year', 'text', 'Or its day in Tehran: `2027-3-20` …'),
    attribute('data-time', 'text', '… and the time there: `23:54:43`.'),
    attribute('data-interval', 'integer', 'Milliseconds between two ticks.', '1000'),
  ),
  required(element('[data-template]', 'Filled in by the server, and at each tick.')),
  inside('[data-template]', required(attribute('data-template', 'text', 'Contains `{{days}}`, `{{hours}}`, `{{minutes}}` or `{{seconds}}`.'))),
  element('[role=timer]', 'Around them: what the end replaces.'),
  element('[data-end]', '`hidden`: shown at the end. Without it, a moment in the past is an error.'),
  element('[data-announcement]', 'Empty, in a `role="status"`: read by screen readers.'),
  inside('[data-announcement]', required(attribute('data-announcement', 'text', 'A template, too.'))),
];
