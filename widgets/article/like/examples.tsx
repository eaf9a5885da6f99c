import { type Examples, statesOf } from '../../shared/render/examples.ts';
import { LikeBox } from './box.tsx';
import { parseLike } from './markup.ts';

export const examples: Examples = {
  summary: {
    fa: 'پسند و ناپسند خواننده برای یک خبر، با شمار هر کدام.',
    en: 'Readers like a story or not, and see how many of each there are.',
  },
  parse: parseLike,
  states: statesOf(LikeBox)({
    liked: [{ fa: 'با رأی خوانندگان', en: 'With votes' }, { newsId: '1001', like: 214, dislike: 9 }],
    first: [{ fa: 'پیش از نخستین رأی', en: 'Before the first vote' }, { newsId: '1002', like: 0, dislike: 0 }],
    crowd: [{ fa: 'رأی‌های بسیار', en: 'Large numbers' }, { newsId: '1003', like: 12345678, dislike: 9876543 }],
  }),
};
