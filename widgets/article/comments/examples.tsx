import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { CommentsBox } from './box.tsx';
import { parseCommentVotes } from './comment-votes.tsx';
import type { Comment } from './comment.ts';

const dateTime = '2026-11-20T08:52:00+03:30';
const times = { fa: '۲۹ آبان، ۰۸:۵۲', en: '20 Nov, 08:52' };

type SampleComment = Pick<Comment, 'id' | 'author' | 'body'> & Partial<Comment>;

const comment = (said: SampleComment): Comment => ({ dateTime, up: 0, down: 0, replies: [], ...said });

/** Comments that exist in the example newsroom, so that votes count. */
const threads: Readonly<Record<ExampleLanguage, readonly Comment[]>> = {
  fa: [
    comment({
      id: '101',
      author: 'مسعود، فهادان',
      body: 'سه تابستان است دستم را سایه‌بان کرده‌ام.\nاگر این یکی را بسازند، پای صندوق بعدی خودم چای می‌دهم.',
      up: 214,
      down: 3,
      replies: [
        comment({
          id: '102',
          author: 'ریحانه',
          body: 'چای را قبول داریم، ولی شیرینی یزدی را هم اضافه کنید.',
          up: 131,
          down: 1,
          replies: [comment({ id: '103', author: 'مسعود، فهادان', body: 'قطاب با من.', up: 88 })],
        }),
      ],
    }),
    comment({ id: '107', author: 'الهام رضوانی', body: '۷۴ روز برای تصمیم گرفتن دربارهٔ یک کوچه زیاد است.', up: 64, down: 71 }),
  ],
  en: [
    comment({
      id: '139',
      author: 'Nasrin',
      body: 'My father is one of the eleven.\nHe has started wearing a tie to mend taps.',
      up: 187,
      replies: [comment({ id: '140', author: 'Farhad', body: 'Ours wears one to water the garden.', up: 12, down: 1 })],
    }),
    comment({ id: '104', author: 'A retired engineer', body: 'Do not forget the paving when the lamps arrive.', up: 176, down: 9 }),
  ],
};

const hostile = [
  comment({
    id: '9101',
    author: hostileText,
    body: `${hostileText}\n${endlessWord}${endlessWord}`,
    up: 12345678,
    down: 9876543,
    replies: [comment({ id: '9102', author: endlessWord, body: '</p></li></ol></form>' })],
  }),
];

export const examples: Examples = {
  summary: {
    fa: 'نظرهای خوانندگان با پاسخ‌هایشان؛ موافق، مخالف و پاسخ با یک لمس.',
    en: 'What readers say about a story, with answers, votes for and against, and a reply a tap away.',
  },
  wakes: 'The list stays markup; only the votes of a touched comment are hydrated.',
  parse: parseCommentVotes,
  standAlone: true,
  states: statesOf(CommentsBox)({
    threads: [{ fa: 'نظر و پاسخ', en: 'Comments and answers' }, content => ({
      pageUrl: content === 'fa' ? '/news/1001' : '/news/1203', comments: threads[content], timeOf: () => times[content],
    })],
    none: [{ fa: 'هنوز بی‌نظر', en: 'No comments yet' }, content => ({
      pageUrl: '/news/1002', comments: [], timeOf: () => times[content],
    })],
    hostile: [{ fa: 'نام‌ها و متن‌های دراز و بدخواه', en: 'Long and hostile names and texts' }, content => ({
      pageUrl: '/news/1003', comments: hostile, timeOf: () => times[content],
    })],
  }),
};
