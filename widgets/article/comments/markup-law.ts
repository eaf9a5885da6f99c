import fc from 'fast-check';
import { count, language, sentence } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { CommentsBox } from './box.tsx';
import type { Comment } from './comment.ts';
import { parseCommentVotes, wakeCommentVotes } from './comment-votes.tsx';

const texts = { author: sentence, body: sentence, dateTime: fc.constant('2026-11-20') };
const comment = fc.record({ ...texts, up: count, down: count });
const comments = fc
  .array(fc.tuple(comment, fc.array(comment, { maxLength: 2 })), { minLength: 1, maxLength: 3 })
  .map(threads =>
    threads.map(([first, answers], thread): Comment => ({
      ...first,
      id: String(thread * 10),
      replies: answers.map((answer, index) => ({ ...answer, id: String(thread * 10 + index + 1), replies: [] })),
    })),
  );
const data = fc.record({
  language,
  comments,
  pageUrl: fc.constant('/news/12'),
  timeOf: fc.constant(String),
});

export const law: MarkupLaw<Parameters<typeof CommentsBox>[0]> = {
  Box: CommentsBox,
  parse: parseCommentVotes,
  mount: wakeCommentVotes,
  data,
};
