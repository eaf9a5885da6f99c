import type { CaptchaProps } from '../../shared/fields/captcha/captcha.tsx';
import { parseCaptcha } from '../../shared/fields/captcha/markup.ts';
import { idOf, MarkupError, numberOf, textOf } from '../../shared/island/markup.ts';
import type { PollOption } from './model.ts';

export interface PollProps {
  id: string;
  question: string;
  /** Number of all voters. */
  totalVote: number;
  hasTotal: boolean;
  /** The total appears only after the reader has voted. */
  deferredTotal: boolean;
  options: readonly PollOption[];
  captcha: CaptchaProps | null;
  /** Id of the option that is chosen but not yet voted for. */
  choice: string | null;
  /** Id of the option voted for, where the server already knows it. */
  voted: string | null;
  /** The total's label, with `{n}` for the number. */
  totalLabel: string;
  voteLabel: string;
  successMessage: string;
  errorMessage: string;
}

function parseOption(radio: HTMLInputElement): PollOption {
  const item = radio.closest<HTMLElement>('[data-votes]');
  return {
    id: idOf(radio.id, 'option'),
    // A poll that is on the page twice has each id twice: the label around the radio is its own.
    label: (radio.closest('label') ?? radio.labels?.[0])?.textContent.trim() ?? '',
    votes: numberOf(item?.dataset.votes, 'votes'),
  };
}

/** Reads a poll from its markup. */
export function parsePoll(box: HTMLElement): PollProps {
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  if (!radios[0]) throw new MarkupError('The poll has no options');
  const { dataset, classList } = box;
  const chosen = radios.find(({ checked }) => checked);
  return {
    id: idOf(dataset.id ?? radios[0].name.split('-')[1], 'poll'),
    question: textOf(box, '.poll-question'),
    totalVote: numberOf(dataset.totalVote, 'total of votes'),
    hasTotal: classList.contains('has-total'),
    deferredTotal: classList.contains('deferred-total'),
    options: radios.map(parseOption),
    captcha: parseCaptcha(box),
    choice: chosen && !chosen.disabled ? chosen.id : null,
    voted: chosen?.disabled ? chosen.id : null,
    totalLabel: dataset.totalLabel ?? '{n}',
    voteLabel: dataset.voteLabel ?? textOf(box, 'button'),
    successMessage: dataset.success ?? '',
    errorMessage: dataset.error ?? '',
  };
}
