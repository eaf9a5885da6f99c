import { endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { PollBox } from './box.tsx';
import { parsePoll } from './markup.ts';
import type { PollOption } from './model.ts';

/** Polls that exist in the example newsroom, so that votes count. */
const polls = {
  fa: {
    evening: {
      question: 'عصر جمعه با کدام بهتر می‌گذرد؟',
      options: ['چای تازه‌دم و یک کتاب نیمه‌خوانده', 'قدم زدن تا دکهٔ سر خیابان', 'چرتی که قرار بود ده دقیقه باشد'],
    },
    agenda: {
      question: 'نخستین مصوبهٔ شورای محلهٔ شما چه باشد؟',
      options: ['نیمکت زیر هر درخت', 'درخت کنار هر نیمکت', 'نان تازه تا ساعت ده صبح جمعه'],
    },
    moon: {
      question: 'اگر یک روز ماه از آسمان مرخصی بگیرد، چه چیزی جایش بگذاریم؟',
      options: ['یک نان سنگک گرد', 'چراغ دکهٔ شب‌بیدار', 'توپ فوتبالی که رفت و برنگشت'],
    },
  },
  en: {
    evening: {
      question: 'What makes a Friday evening?',
      options: ['Fresh tea and a book half read', 'A walk to the newsstand', 'A nap that was to last ten minutes'],
    },
    agenda: {
      question: 'What should your council decide first?',
      options: ['A bench under every tree', 'A tree beside every bench', 'Fresh bread until ten on Fridays'],
    },
    moon: {
      question: 'If the moon took a day off, what should hang in its place?',
      options: ['A round loaf', 'The lamp of the newsstand', 'The football that never came down'],
    },
  },
} as const;

const votes = [1184, 973, 1436];

interface Shown {
  id: string;
  /** Id of the first option. The others follow. */
  firstOption: number;
  poll: keyof typeof polls.fa;
}

const optionsOf = (labels: readonly string[], firstOption: number): PollOption[] =>
  labels.map((label, index) => ({ id: String(firstOption + index), label, votes: votes[index] ?? 0 }));

function propsOf(content: ExampleLanguage, { id, firstOption, poll }: Shown) {
  const { question, options } = polls[content][poll];
  return {
    id,
    question,
    options: optionsOf(options, firstOption),
    totalVote: votes.reduce((sum, count) => sum + count, 0),
    hasTotal: true,
    deferredTotal: false,
    captcha: false,
    voted: null,
  };
}

const evening: Shown = { id: '12', firstOption: 105, poll: 'evening' };
const agenda: Shown = { id: '14', firstOption: 114, poll: 'agenda' };
const moon: Shown = { id: '13', firstOption: 110, poll: 'moon' };
const decided: Shown = { id: '9001', firstOption: 9011, poll: 'agenda' };

export const examples: Examples = {
  summary: {
    fa: 'یک پرسش و چند پاسخ؛ هر خواننده یک رأی دارد و بی‌درنگ نتیجه را می‌بیند.',
    en: 'A question with answers to choose from: each reader votes once and sees the result at once.',
  },
  parse: parsePoll,
  states: statesOf(PollBox)({
    'not-voted': [{ fa: 'پیش از رأی', en: 'Before the vote' }, content => propsOf(content, evening)],
    voted: [{ fa: 'پس از رأی', en: 'After the vote' }, content => ({ ...propsOf(content, decided), voted: '9012' })],
    'deferred-total': [{ fa: 'شمار رأی‌ها پس از رأی', en: 'Number of votes after the vote' }, content => ({
      ...propsOf(content, moon), deferredTotal: true,
    })],
    captcha: [{ fa: 'با تصویر امنیتی', en: 'With a captcha' }, content => ({ ...propsOf(content, agenda), captcha: true })],
    chosen: [
      { fa: 'پاسخی که بی‌اسکریپت فرستاده و رد شده', en: 'Refused without a script, with its choice kept' },
      content => ({ ...propsOf(content, { id: '9002', firstOption: 9021, poll: 'moon' }), captcha: true, choice: '9023' }),
    ],
    'no-votes': [{ fa: 'بی هیچ رأی', en: 'Without a single vote' }, content => ({
      ...propsOf(content, { id: '9003', firstOption: 9031, poll: 'evening' }),
      options: optionsOf(polls[content].evening.options, 9031).map(option => ({ ...option, votes: 0 })),
      totalVote: 0,
      hasTotal: false,
    })],
    hostile: [{ fa: 'متن‌های دراز و بدخواه', en: 'Long and hostile texts' }, content => ({
      ...propsOf(content, { id: '9004', firstOption: 9041, poll: 'agenda' }),
      question: `${hostileText} ${endlessWord}`,
      options: optionsOf([hostileText, endlessWord, '</label>'], 9041),
    })],
  }),
};
