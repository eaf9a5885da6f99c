import { type Examples, statesOf } from '../../shared/render/examples.ts';
import { RatingBox } from './box.tsx';
import { parseRating } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'امتیاز خواننده به یک خبر، از یک تا پنج ستاره، با میانگین و شمار امتیازها.',
    en: 'Readers rate a story with one to five stars, and see the average and how many have rated.',
  },
  parse: parseRating,
  states: statesOf(RatingBox)({
    rated: [{ fa: 'با امتیاز خوانندگان', en: 'Rated by readers' }, { newsId: '1001', value: 4.2, count: 318 }],
    'not-rated': [{ fa: 'هنوز بی‌امتیاز', en: 'Not rated yet' }, { newsId: '1002', value: 0, count: 0 }],
    crowd: [{ fa: 'امتیاز کامل از خوانندگان بسیار', en: 'Full marks from a crowd' }, {
      newsId: '1003', value: 5, count: 1234567,
    }],
  }),
};
