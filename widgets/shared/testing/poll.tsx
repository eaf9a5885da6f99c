import type { ComponentProps } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { PollBox } from '../../forms/poll/box.tsx';
import mount from '../../forms/poll/poll.tsx';
import { click, element, input, kernelOf, wake } from './page.ts';
import { printBox } from './render.ts';

type PollBoxProps = ComponentProps<typeof PollBox>;

const poll: PollBoxProps = {
  language: 'fa',
  id: '12',
  question: 'کدام خط مترو زودتر ساخته شود؟',
  totalVote: 2999,
  options: [
    { id: '101', label: 'خط ۸', votes: 1000 },
    { id: '102', label: 'خط ۹', votes: 1999 },
  ],
  hasTotal: false,
  deferredTotal: false,
  captcha: false,
  choice: null,
  voted: null,
};

/** Puts a poll on the page, asleep. */
export const printPoll = (props: Partial<PollBoxProps> = {}): HTMLElement =>
  printBox(<PollBox {...poll} {...props} />);

/** Puts a poll on the page and wakes it. */
export async function wakePoll(props: Partial<PollBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelOf(props.language ?? poll.language);
  await wake(mount, printPoll(props), kernel);
  return kernel;
}

/** Chooses an option and presses the button. */
export async function voteFor(option: string): Promise<void> {
  input(`input[id="${option}"]`).click();
  await click('.poll-vote');
}

export const message = (): string | null => element('.poll-message').textContent;
export const checked = (): string | undefined => document.querySelector('input:checked')?.id;
