import commentsWords from '../../shared/comments/words.json' with { type: 'json' };
import { fieldParts, fieldSentences, formMessages } from '../../shared/fields/table.ts';
import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element('[name=newsId]', 'Hidden field: the article.')),
  inside('[name=newsId]', required(attribute('value', 'id', 'Its id.'))),
  element('[name=reply]', 'Hidden field, for the server: `reply`, `parentId` and `reply-id` are filled in by a reply.'),
  attribute('data-cancel-url', 'url', 'The page without the reply, for readers without scripts.', '?#comment-form'),
  element('.reply-alert', 'The comment that is replied to, if the server knows it.'),
  inside('.reply-alert',
    required(attribute('data-comment-id', 'id', 'Its id.')),
    required(attribute('data-author', 'text', 'Its author.')),
  ),
  element('.reply-alert .reply-quote', 'What it says.'),
  element('.reply-alert .reply-cancel', 'A link to the page without the reply. Without `data-cancel-label`, its text is kept.'),
  required(element('[name=author]', 'The reader’s name.')),
  element('[name=email]', 'Their email address: it is not published.'),
  required(element('[name=body]', 'The comment, a `textarea`.')),
  fieldParts,
];

export const sentences: Sentences = of => {
  const { sent: success, failed: error, cancelReply: cancelLabel } = of(words);
  const messages = formMessages(of, { success, error, waiting: of(voteWords).waiting });
  return { '': { ...messages, replyLabel: of(commentsWords).replyTo, cancelLabel }, ...fieldSentences(of) };
};
