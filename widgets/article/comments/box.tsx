import type { ReactNode } from 'react';
import { commentsTitle } from '../../shared/comments/rendered-title.ts';
import commentsWords from '../../shared/comments/words.json' with { type: 'json' };
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { CommentVotes } from './comment-votes.tsx';
import type { Comment } from './comment.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface CommentsBoxProps {
  language: string;
  /** URL of the page with the comments. */
  pageUrl: string;
  /** Comments with their replies, newest first. */
  comments: readonly Comment[];
  /** Number of comments on all pages. Default: the number of shown ones. */
  count?: number;
  /** Formats the time of a comment. */
  timeOf: (dateTime: string) => string;
  /** Content between the heading and the comments. */
  children?: ReactNode;
}

type CommonProps = Pick<CommentsBoxProps, 'language' | 'pageUrl' | 'timeOf'>;

type CommentProps = CommonProps & { comment: Comment };

/** Counts comments and their replies. */
const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((sum, { replies }) => sum + 1 + countOf(replies), 0);

/** Estimated characters per line on a phone, and the number of lines above which a text is folded. */
const charactersOfLine = 40;
const mostLines = 40;

const isLong = (body: string): boolean =>
  body.split('\n').reduce((lines, { length }) => lines + Math.max(1, Math.ceil(length / charactersOfLine)), 0) > mostLines;

/** Renders the text of a comment. A long text is folded without script; screen readers get all of it. */
function CommentBody({ body, language }: { body: string; language: string }): ReactNode {
  const text = (
    <p className="comment-body" dir="auto">
      {body}
    </p>
  );
  if (!isLong(body)) return text;
  return (
    <div className="comment-long">
      <details className="comment-fold">
        <summary>{wordsFor(words, language).more}</summary>
      </details>
      {text}
    </div>
  );
}

function CommentItem({ comment, ...common }: CommentProps): ReactNode {
  const { language, pageUrl, timeOf } = common;
  const { id, author, body, dateTime, up, down, repliesTo, replies } = comment;
  const { voteUp, voteDown, alreadyRated, ratingFailed, reply } = wordsFor(words, language);
  const { waiting, takeBack } = wordsFor(voteWords, language);
  const labels = { up: voteUp, down: voteDown, rated: alreadyRated, failed: ratingFailed, waiting, takeBack };
  // Without script, the page reloads with a form for the reply.
  const toForm = { formMethod: 'get', formAction: `${pageUrl}#comment-form` };
  return (
    <li className="comment" id={`comment-${id}`} data-id={id}>
      <p className="comment-head">
        <b className="comment-author" dir="auto">
          {author}
        </b>
        <time dateTime={dateTime}>{timeOf(dateTime)}</time>
      </p>
      {repliesTo ? (
        <p className="comment-context">
          <a href={`${pageUrl}?comment=${repliesTo.id}#comment-${repliesTo.id}`}>
            {wordsFor(commentsWords, language).replyTo.replace('{name}', () => repliesTo.author)}
          </a>
        </p>
      ) : null}
      <CommentBody body={body} language={language} />
      <div className="comment-tools">
        <div className="comment-votes" data-view="">
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
          {reply}
          <span className="visually-hidden">{` (${author})`}</span>
        </button>
      </div>
      {replies.length > 0 ? <CommentList {...common} comments={replies} /> : null}
    </li>
  );
}

function CommentList({ comments, ...common }: CommonProps & Pick<CommentsBoxProps, 'comments'>): ReactNode {
  return (
    <ol className="comment-list">
      {comments.map(comment => (
        <CommentItem {...common} comment={comment} key={comment.id} />
      ))}
    </ol>
  );
}

/** Number of threads that are not folded. */
const shownAtFirst = 3;

/** Renders the first threads, and folds the others without script. */
function Threads({ comments, ...common }: CommonProps & Pick<CommentsBoxProps, 'comments'>): ReactNode {
  return (
    <>
      <CommentList {...common} comments={comments.slice(0, shownAtFirst)} />
      {comments.length > shownAtFirst ? (
        <details className="comment-rest">
          <summary>{wordsFor(words, common.language).all}</summary>
          <CommentList {...common} comments={comments.slice(shownAtFirst)} />
        </details>
      ) : null}
    </>
  );
}

/** Renders the comments of a news item. All are in one form, so that each vote works as a plain submit. */
export function CommentsBox(props: CommentsBoxProps): ReactNode {
  const { language, pageUrl, timeOf, comments, count = countOf(comments), children } = props;
  return (
    <section
      className="comments"
      id="news-comment"
      data-widget="comments"
      data-load="tap"
      {...printed(sentences, language)}
      data-comment-url={count > countOf(comments) ? `${pageUrl}?comment={id}#comment-{id}` : undefined}
      tabIndex={-1}
      aria-labelledby="comments-title"
    >
      <h2 className="comments-title" id="comments-title">
        {commentsTitle(count, language)}
      </h2>
      {children}
      {count > 0 ? (
        <form method="post" action="/rest/postCommentVote">
          <Threads language={language} pageUrl={pageUrl} timeOf={timeOf} comments={comments} />
        </form>
      ) : (
        <p className="comments-none">{wordsFor(words, language).none}</p>
      )}
    </section>
  );
}
