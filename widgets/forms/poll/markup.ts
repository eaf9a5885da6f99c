import type { CaptchaProps } from '../../shared/fields/captcha/captcha.tsx';
import { parseCaptcha } from '../../shared/fields/captcha/markup.ts';
import { buttonLabel, sendButtonsIn } from '../../shared/html/buttons.ts';
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

/** Throws where a poll is not to be voted in by one button: which one votes, or what it says, would be lost. */
function voteLabelOf(box: HTMLElement): string {
  const { voteLabel } = box.dataset;
  const [button, ...others] = sendButtonsIn(box);
  const label = voteLabel ?? buttonLabel(button);
  if (!label || others.length > 0) throw new MarkupError('The poll has no single button with a label to vote');
  return label;
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
    voteLabel: voteLabelOf(box),
    successMessage: dataset.success ?? '',
    errorMessage: dataset.error ?? '',
  };
}
