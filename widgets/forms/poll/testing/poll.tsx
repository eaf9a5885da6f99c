import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Box, Kernel } from '../../../../kernel/types.ts';
import captcha from '../../captcha/captcha.tsx';
import { PollBox } from '../box.tsx';
import mount from '../poll.tsx';
import { click, element, input, kernelOf, mountBox, settle, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

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

/** Puts a poll on the page without waking it. */
export const printPoll = (props: Partial<PollBoxProps> = {}): HTMLElement =>
  printBox(<PollBox {...poll} {...props} />);

/** Creates a kernel that wakes the captcha of a poll once. */
export function kernelWithCaptcha(language = poll.language): Kernel {
  const kernel = kernelOf(language);
  const wakes = new Map<Box, Promise<void>>();
  vi.mocked(kernel.wake).mockImplementation(box => {
    if (!box.matches('.captcha-group')) return Promise.resolve();
    const waking = wakes.get(box) ?? mountBox(captcha, box, kernel).then(() => undefined);
    wakes.set(box, waking);
    return waking;
  });
  return kernel;
}

/** Puts a poll on the page and wakes it. Its captcha stays asleep. */
export async function wakePoll(props: Partial<PollBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelWithCaptcha(props.language);
  await wake(mount, printPoll(props), kernel);
  return kernel;
}

/** Wakes the captcha of the poll, as a touch does. */
export async function wakeCaptcha(kernel: Kernel): Promise<void> {
  await kernel.wake(element('.captcha-group'));
  await settle();
}

/** Selects an option and presses the button. */
export async function voteFor(option: string): Promise<void> {
  input(`input[id="${option}"]`).click();
  await click('.poll-vote');
}

export const message = (): string | null => element('.poll-message').textContent;
export const checked = (): string | undefined => document.querySelector('input:checked')?.id;
