import { attribute, type Rows } from '../../shared/render/table.ts';

/** Parts of its markup that it reads. */
export const parts: Rows = [
  attribute('data-nid', 'id', 'The story that is visited, instead of the meta `nid`, where the head stays as the page is swapped. `data-topic-id`, `data-keyword-id`, `data-person-id` and `data-journalist-id` work the same way.'),
];
