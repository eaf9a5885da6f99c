import * as z from 'zod/mini';
import { captchaFields, refused, refusedPage, submissionCall } from '../../shared/fields/submission/documented-fields.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedFields, wrongCaptcha } from '../../shared/render/documented-samples.ts';
import { id } from '../../shared/render/schemas.ts';

const digits = (most: number) => z._default(z.string().check(z.regex(new RegExp(`^\\d{0,${most}}$`))), '');

const place = {
  newsId: [id, 'Id of the news item: a hidden field of the form.'],
  reply: [z._default(z.enum(['0', '1']), '0'), '1 for a reply, 0 for a comment of its own. The phone sets it, also where the form has no such field.'],
  parentId: [digits(12), 'Id of the comment that is replied to; empty for none.'],
  written: [digits(15), 'Time of writing, in ms since 1970. For 30 days, the same text with the same time counts as the same comment.'],
} as const;

/** Fields that identify the news item and the comment being replied to. */
export const commentRequest = documented(place).schema;

const comment = {
  newsId: '1201',
  reply: '0',
  parentId: '',
  'reply-id': '0',
  author: 'Mina',
  email: '',
  body: 'The bakery stays open, then?',
  captchaText: '48151',
  captchaKey: '12345678901',
};

export const reference: CallsReference = {
  title: 'Comments',
  calls: [
    {
      title: 'Send a comment',
      ...submissionCall,
      address: '/rest/postComment',
      does: 'Sends a comment on a news item, or a reply to a comment. The newsroom approves it before anybody sees it.',
      request: documented({
        ...place,
        'reply-id': [z.optional(z.string()), 'The same, and 0 for none.'],
        author: [z.string(), 'Name of the reader, 80 characters at most.'],
        email: [z.optional(z.string()), 'Not published.'],
        body: [z.string(), 'The comment, 2000 characters at most.'],
        ...captchaFields,
      }),
      notes: ['A form may have other fields, or fewer: the phone sends those that the markup has.', 'A reply begins with a button `.comment-reply` in the `comments` box. The form says whom it is for with `data-reply-label`, quotes the first 300 characters, and ends the reply by a button with `data-cancel-label`.'],
      samples: [
        {
          says: 'A comment',
          given: 'its captcha',
          fields: comment,
          answer: { ok: 1, message: 'Your comment has arrived and will be published after review.', captchaKey: '15377502916' },
        },
        {
          says: 'A reply to a comment',
          given: 'its captcha',
          fields: { ...comment, newsId: '1001', reply: '1', parentId: '101', 'reply-id': '101' },
          answer: { ok: 1, message: 'Your comment has arrived and will be published after review.', captchaKey: '15377502916' },
        },
        { ...wrongCaptcha, fields: comment },
        {
          says: 'Fields are not filled as they should be; the sentences appear beside them',
          fields: { ...comment, author: '' },
          ...refused('Please correct these: Your name', { author: 'Please enter your name.' }, '15377502916'),
        },
        {
          says: 'The comment that is replied to is gone',
          fields: { ...comment, newsId: '1001', reply: '1', parentId: '555' },
          ...refused('The comment that you were replying to is not here any more.', {}, '15377502916'),
        },
        {
          says: 'There is no such item',
          fields: { ...comment, newsId: '999999' },
          status: 404,
          answer: { error: 'There is no such story.' },
        },
        { says: 'A malformed id', fields: { ...comment, newsId: 'x' }, ...malformedFields },
        {
          says: 'A form without script',
          plain: true,
          given: 'its captcha',
          fields: comment,
          status: 303,
          location: '/answer/comment/1201',
        },
        { ...refusedPage, fields: { ...comment, author: '' } },
      ],
    },
  ],
};
