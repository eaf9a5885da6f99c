import { endlessWord, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { CommentFormBox } from './box.tsx';
import { parseCommentForm } from './markup.ts';

const replies = {
  fa: { id: '101', author: 'مسعود، فهادان', quote: 'سه تابستان است دستم را سایه‌بان کرده‌ام.' },
  en: { id: '139', author: 'Nasrin', quote: 'My father is one of the eleven.' },
};

const refusals = {
  fa: { body: 'نظر خود را بنویسید.', email: 'ایمیل خود را درست بنویسید.', notice: 'این خانه‌ها را درست کنید.', author: 'مینا' },
  en: { body: 'Please write your comment.', email: 'Please correct your email.', notice: 'Please correct these fields.', author: 'Mina' },
};

export const examples: Examples = {
  summary: {
    fa: 'فرم نظر برای یک خبر؛ آنچه نوشته شده تا فرستاده شدن نگه داشته می‌شود.',
    en: 'The form for a comment on a story; what is written is kept until it is sent.',
  },
  parse: parseCommentForm,
  standAlone: true,
  states: statesOf(CommentFormBox)({
    empty: [{ fa: 'خالی', en: 'Empty' }, { newsId: '1001', pageUrl: '/news/1001', reply: null }],
    reply: [{ fa: 'پاسخ به یک نظر', en: 'A reply to a comment' }, content => ({
      newsId: '1001', pageUrl: '/news/1001', reply: replies[content],
    })],
    refused: [{ fa: 'رد شده، با آنچه نوشته بودند', en: 'Refused, with what was typed' }, content => ({
      newsId: '1001',
      pageUrl: '/news/1001',
      reply: { id: '9101', author: endlessWord, quote: hostileText.trim() },
      state: {
        values: new Map([
          ['author', [refusals[content].author]],
          ['email', [`"><script>${endlessWord}`]],
        ]),
        errors: new Map([
          ['email', refusals[content].email],
          ['body', refusals[content].body],
        ]),
        notice: refusals[content].notice,
        captchaKey: '12345678901',
      },
    })],
  }),
};
