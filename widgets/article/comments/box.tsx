import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/print/rendering-kernel.ts';
import { withNumber } from '../../shared/island/markup.ts';
import { formatNumber } from '../../shared/print/format-number.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';
import { CommentVotes } from './comment-votes.tsx';
import type { Comment } from './comment.ts';

interface CommentsBoxProps {
  language: string;
  /** Address of the page that the comments are on. */
  pageUrl: string;
  /** The newest first, each with its answers. */
  comments: readonly Comment[];
  /** A comment's time, for people to read. */
  timeOf: (dateTime: string) => string;
}

type CommentProps = Omit<CommentsBoxProps, 'comments'> & { comment: Comment };

/** Comments and their answers. */
export const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((sum, { replies }) => sum + 1 + countOf(replies), 0);

function CommentItem({ comment, ...common }: CommentProps): ReactNode {
  const { language, pageUrl, timeOf } = common;
  const { id, author, body, dateTime, up, down, replies } = comment;
  const messages = messagesFor(language);
  const { voteUp, voteDown, alreadyRated, ratingFailed } = messages;
  const labels = { up: voteUp, down: voteDown, rated: alreadyRated, failed: ratingFailed };
  // Without JavaScript the page is opened again, with the form for a reply.
  const toForm = { formMethod: 'get', formAction: `${pageUrl}#comment-form` };
  return (
    <li className="comment" id={`comment-${id}`} data-id={id}>
      <p className="comment-head">
        <b className="comment-author" dir="auto">
          {author}
        </b>
        <time dateTime={dateTime}>{timeOf(dateTime)}</time>
      </p>
      <p className="comment-body" dir="auto">
        {body}
      </p>
      <div className="comment-tools">
        <div className="comment-votes" data-view="" data-up={up} data-down={down}>
          <CommentVotes
            commentId={id}
            up={up}
            down={down}
            method="post"
            labels={labels}
            kernel={renderingKernel(language)}
          />
        </div>
        <button className="comment-reply" name="replyTo" value={id} {...toForm}>
          {messages.reply}
          <span className="visually-hidden">{` (${author})`}</span>
        </button>
      </div>
      {replies.length > 0 ? <CommentList {...common} comments={replies} /> : null}
    </li>
  );
}

function CommentList({ comments, ...common }: CommentsBoxProps): ReactNode {
  return (
    <ol className="comment-list">
      {comments.map(comment => (
        <CommentItem {...common} comment={comment} key={comment.id} />
      ))}
    </ol>
  );
}

/** The comments on a news item, as the server prints them (SPEC §2.12). In one form: every vote works as a post. */
export function CommentsBox(props: CommentsBoxProps): ReactNode {
  const { language, comments } = props;
  const messages = messagesFor(language);
  const count = countOf(comments);
  return (
    <section
      className="comments"
      id="news-comment"
      data-widget="comments"
      data-load="tap"
      data-rated={messages.alreadyRated}
      data-failed={messages.ratingFailed}
      tabIndex={-1}
      aria-labelledby="comments-title"
    >
      <h2 className="comments-title" id="comments-title">
        {count > 0 ? withNumber(messages.commentCount, formatNumber(count, language)) : messages.comments}
      </h2>
      {count > 0 ? (
        <form method="post" action="/rest/postCommentVote">
          <CommentList {...props} />
        </form>
      ) : (
        <p className="comments-none">{messages.noComments}</p>
      )}
    </section>
  );
}
