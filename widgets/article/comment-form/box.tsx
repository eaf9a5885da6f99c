import type { ReactNode } from 'react';
import { captchaFor } from '../../shared/fields/captcha/rendered-captcha.ts';
import type { FormState } from '../../shared/fields/field.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { renderedForm } from '../../shared/fields/rendered-form.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import { CommentForm } from './comment-form.tsx';
import { commentFields } from './rendered-fields.ts';
import { type Reply, replyFields } from '../../shared/comments/reply.ts';
import commentsWords from '../../shared/comments/words.json' with { type: 'json' };
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import type { CommentFormProps } from './markup.ts';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

interface CommentFormBoxProps {
  language: string;
  newsId: string;
  /** URL of the item's page. */
  pageUrl: string;
  /** The comment that the reader wants to answer. */
  reply: Reply | null;
  /** Values of a refused submit. */
  state?: FormState;
}

const url = '/rest/postComment';

/** Renders the comment form of a news item. */
export function CommentFormBox({ language, newsId, pageUrl, reply, state }: CommentFormBoxProps): ReactNode {
  const cancelUrl = `${pageUrl}#comment-form`;
  const { title, cancelReply, sent, failed } = wordsFor(words, language);
  const { replyTo } = wordsFor(commentsWords, language);
  const form = {
    url,
    title,
    sendLabel: wordsFor(formWords, language).send,
    success: sent,
    error: failed,
    waiting: wordsFor(voteWords, language).waiting,
    fields: commentFields(language),
    hidden: new Map([['newsId', newsId], ...replyFields(reply)]),
    captcha: captchaFor(language, 'comment'),
  };
  const props: CommentFormProps = {
    ...renderedForm(language, form, state),
    reply,
    replyLabel: replyTo,
    cancelLabel: cancelReply,
    cancelUrl,
  };
  return (
    <ViewBox
      name="comment-form"
      id="comment-form"
      load="tap"
      {...{ language, table, View: CommentForm, props }}
      data-url={url}
      aria-label={title}
    />
  );
}
