import { type Examples, state } from '../../shared/render/examples.ts';
import { RatingBox } from './box.tsx';
import { parseRating } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'امتیاز خواننده به یک خبر، از یک تا پنج ستاره، با میانگین و شمار امتیازها.',
    en: 'Readers rate a story with one to five stars, and see the average and how many have rated.',
  },
  parse: parseRating,
  states: {
    rated: state({ fa: 'با امتیاز خوانندگان', en: 'Rated by readers' }, (_, language) => (
      <RatingBox language={language} newsId="1001" value={4.2} count={318} />
    )),
    'not-rated': state({ fa: 'هنوز بی‌امتیاز', en: 'Not rated yet' }, (_, language) => (
      <RatingBox language={language} newsId="1002" value={0} count={0} />
    )),
    crowd: state({ fa: 'امتیاز کامل از خوانندگان بسیار', en: 'Full marks from a crowd' }, (_, language) => (
      <RatingBox language={language} newsId="1003" value={5} count={1234567} />
    )),
  },
};
