import type { Examples } from '../../shared/render/examples.ts';
import { RatingBox } from './box.tsx';
import { parseRating } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'امتیاز خواننده به یک خبر، از یک تا پنج ستاره، با میانگین و شمار امتیازها.',
    en: 'Readers rate a story with one to five stars, and see the average and how many have rated.',
  },
  parse: parseRating,
  states: {
    rated: {
      title: { fa: 'با امتیاز خوانندگان', en: 'Rated by readers' },
      render: (content, language = content) => <RatingBox language={language} newsId="1001" value={4.2} count={318} />,
    },
    'not-rated': {
      title: { fa: 'هنوز بی‌امتیاز', en: 'Not rated yet' },
      render: (content, language = content) => <RatingBox language={language} newsId="1002" value={0} count={0} />,
    },
    crowd: {
      title: { fa: 'امتیاز کامل از خوانندگان بسیار', en: 'Full marks from a crowd' },
      render: (content, language = content) => <RatingBox language={language} newsId="1003" value={5} count={1234567} />,
    },
  },
};
