import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { captchaIn } from '../../shared/base/other-boxes.ts';
import { idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { VoteMessages } from '../../shared/votes/vote-messages.ts';
import type { PollOption } from './model.ts';

export interface PollProps {
  id: string;
  question: string;
  /** Number of voters. */
  totalVote: number;
  hasTotal: boolean;
  /** True if the total appears only after the reader has voted. */
  deferredTotal: boolean;
  options: readonly PollOption[];
  /** Whose markup the captcha has. Null without a captcha. */
  captcha: 'ours' | 'unrendered' | null;
  /** Id of the option that is selected but not yet voted for. */
  choice: string | null;
  /** Id of the option voted for, if the server knows it. */
  voted: string | null;
  /** Label of the total, with `{n}` for the number. */
  totalLabel: string;
  voteLabel: string;
  successMessage: string;
  messages: VoteMessages;
}

function parseOption(radio: HTMLInputElement, box: HTMLElement, parser?: UnrenderedParser): PollOption {
  const item = radio.closest<HTMLElement>('[data-votes]');
  const printed = parser?.printedShare(radio);
  const label = parser?.ofChoice(radio, box) ?? textOf(item ?? box, 'label');
  return {
    id: idOf(radio.id, 'radio id'),
    label: printed ? label.replace(printed.text, '').trim() : label,
    votes: item ? numberOf(item.dataset.votes, 'data-votes') : undefined,
    ...(printed && { share: printed.share }),
  };
}

/** Reads a poll from its markup. */
export function parsePoll(box: HTMLElement, parser?: UnrenderedParser): PollProps {
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  if (!radios[0]) throw markupError('There is no radio to choose');
  const { dataset, classList } = box;
  const captcha = captchaIn(box);
  const total = parser?.printedCount(box, '.poll-total', dataset.totalVote);
  const chosen = radios.find(({ checked }) => checked);
  return {
    id: idOf(dataset.id ?? radios[0].name.split('-')[1], 'data-id'),
    question: textOf(box, '.poll-question'),
    totalVote: total?.count ?? numberOf(dataset.totalVote, 'data-total-vote'),
    hasTotal: classList.contains('has-total') || Boolean(total?.text),
    deferredTotal: classList.contains('deferred-total'),
    options: radios.map(radio => parseOption(radio, box, parser)),
    captcha: captcha && (parser ? 'unrendered' : 'ours'),
    choice: chosen && !chosen.disabled ? chosen.id : null,
    voted: chosen?.disabled ? chosen.id : null,
    totalLabel: total?.label ?? total?.text ?? dataset.totalLabel ?? '{n}',
    voteLabel: dataset.voteLabel ?? parser?.ofSendButton(box) ?? '',
    successMessage: dataset.success ?? '',
    messages: { failed: dataset.error ?? '', waiting: dataset.waiting ?? '', takeBack: dataset.takeBack ?? '' },
  };
}
