import { captchaParts, captchaSentences } from '../../shared/fields/captcha/table.ts';
import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { voteSentences } from '../../shared/votes/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(element(':is(form,[formaction])', 'Posts to `/rest/vote`. Inside a form of the page: a button with a `formaction` instead.')),
  inside('form', required(attribute('action', 'url', '`/rest/vote`.'))),
  attribute('data-id', 'id', 'The poll; without it, the number in the name of its radios.'),
  attribute('data-total-vote', 'integer', 'How many have voted; without it, `.poll-total` says it.'),
  attribute('data-vote-label', 'text', 'Of the button; without it, the button’s text.'),
  required(element('&.poll', 'Without it, the box has no paper and no line.')),
  element('&.has-total', 'Shows how many have voted …'),
  element('&.deferred-total', '… but only after the reader’s vote.'),
  required(element('.poll-question', 'The question.')),
  element('.poll-total', 'How many have voted, in words: `3,411 votes`. Words whose number cannot be read stay as they are printed.'),
  inside('.poll-option', required(element('&:not(label)', 'Around an option’s `label`, which is laid out in it.'))),
  inside('[data-votes]', required(attribute('data-votes', 'integer', 'Votes for it.'))),
  required(element('input[type=radio]', 'One for each option. Its label is a `label`, an `aria-label` or the text beside it.')),
  inside('input[type=radio]',
    element('&[data-votes] *', 'An element around each has its votes; without it, the share beside the option, such as `33%`, stays as it is printed.'),
    required(attribute('id', 'id', 'The option’s id.')),
    required(attribute('name', ['poll-{data-id}'], 'Of the poll.')),
  ),
  inside('input[name^=poll-]', required(attribute('type', ['radio'], 'One of them can be chosen.'))),
  element('button', 'One, which submits.'),
  element('.captcha-group', 'A captcha, if the poll asks for one.'),
  captchaParts,
];

export const sentences: Sentences = of => {
  const { voters: totalLabel, counted: success } = of(words);
  return { '': { totalLabel, success, ...voteSentences(of) }, ...captchaSentences(of) };
};
