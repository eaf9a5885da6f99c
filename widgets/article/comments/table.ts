import { commentFormBox } from '../../shared/base/other-boxes.ts';
import { attribute, element, inside, outside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  element('form', 'One around the whole list, for readers without scripts.'),
  attribute('data-vote-method', ['get', 'post'], 'How votes are sent.', 'post'),
  attribute('data-comment-url', 'url{id}', 'Where a comment of another page is found.'),
  element(':is(li,article,div,section)[data-id]', 'Each comment.'),
  inside(':is(li,article,div,section)[data-id]',
    required(attribute('data-id', 'id', 'Its id.')),
    required(element('.comment-body', 'What it says.')),
  ),
  element('[data-id] .comment-author', 'Who wrote it.'),
  inside('.comment-body', required(element('&[data-id] *', 'What a comment says: a reply quotes it. Around it: its `data-id`.'))),
  element('[data-id] button.comment-reply', 'Replies to it by the page’s `comment-form`.'),
  element('[data-id] .comment-votes', 'Around both votes.'),
  element('.comment-votes .vote-buttons', 'A `div` around the buttons alone, which keeps them in a row.'),
  inside('.comment-votes',
    required(element('.vote-up', 'The button for it.')),
    required(element('.vote-down', 'The button against it.')),
  ),
  element('.comment-votes .vote-label', 'What a button is called; else its `aria-label`, or the text beside its count.'),
  element('.comment-votes .vote-count', 'The votes, in any digits.'),
  inside('.comment-votes',
    attribute('data-up', 'integer', 'The votes for it, if no `.vote-count` says them.'),
    attribute('data-down', 'integer', 'The votes against it.'),
  ),
  outside(element(commentFormBox, 'What replies.')),
];

export const sentences: Sentences = of => {
  const { alreadyRated: rated, ratingFailed: failed } = of(words);
  const { waiting, takeBack } = of(voteWords);
  return { '': { rated, failed, waiting, takeBack } };
};
