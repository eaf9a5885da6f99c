import { advertParts } from '../../shared/adverts/table.ts';
import { attribute, inside, type Rows, setting } from '../../shared/render/table.ts';

export const parts: Rows = [
  setting('items', 'integer', 'How many adverts it shows: up to 999.', '1'),
  inside('.advert',
    setting('chance', 'number', 'A higher one is drawn more often; 0 never.', '0'),
    attribute('hidden', 'flag', 'For adverts that readers without scripts do not see.'),
  ),
  advertParts,
];
