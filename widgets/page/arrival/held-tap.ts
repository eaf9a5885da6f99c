import { guarded } from '../../../kernel/guarded.ts';
import type { Button, HistoryState, HeldTap } from '../../../kernel/held-tap.ts';
import { showNotice } from '../../../kernel/notice.ts';
import type { Box, Kernel } from '../../../kernel/types.ts';
import { isChoice } from '../../shared/markup/choices.ts';

/**
 * Names of the voting widgets, separated by spaces, inserted by the build. The server counts one vote per reader, so
 * repeating a vote is safe.
 */
declare const VOTES: string;

interface Tap {
  box: Box;
  button: Button;
  /** Selected input in the box when the button was tapped. */
  choice: HTMLInputElement | undefined;
}

/** Returns the id of the item that a button belongs to: its box or a part of it, such as a comment. */
const idAround = (button: Button): string => String(button.closest<HTMLElement>('[data-id]')?.dataset.id);

const boxesOf = (widget: string): Box[] => [...document.querySelectorAll<Box>(`[data-widget=${widget}]`)];

/** Returns true if a tap on this page is still pending in such a box. */
const isBusy = (widget: string): boolean =>
  boxesOf(widget).some(box => box.matches('[aria-busy=true]') || box.querySelector('[aria-busy=true]'));

/** Returns the possible taps on this page that match a held one. */
const tapsLike = (id: string, widget: string, [chosen, value]: HeldTap): Tap[] =>
  boxesOf(widget).flatMap(box => {
    const choice = [...box.querySelectorAll('input')].find(input => isChoice(input) && input.id === chosen);
    if (chosen && !choice) return [];
    const buttons = [...box.querySelectorAll<Button>('button,[type=submit]')];
    const alike = buttons.filter(button => idAround(button) === id && button.value === value);
    return alike.map(button => ({ box, button, choice }));
  });

/** Repeats a held vote if exactly one button matches. Returns true if the vote is cast. */
async function redo(id: string, widget: string, trace: HeldTap, { wake }: Kernel): Promise<boolean> {
  const [chosen = ''] = trace;
  // A poll with a counted vote shows its results and has no button.
  if (document.getElementById(chosen)?.matches(':disabled')) return true;
  const [tap, ...others] = VOTES.includes(` ${widget} `) ? tapsLike(id, widget, trace) : [];
  if (!tap || others.length > 0 || tap.button.form?.querySelector('[name=captchaText]')) return false;
  if (tap.choice) tap.choice.checked = true;
  tap.button.click();
  // A box that is not ready holds only one tap, so this waits before the next one.
  await wake(tap.box);
  return true;
}

/**
 * Handles taps that were unanswered when the page was left. Repeats votes. For other taps, or ambiguous ones, shows the
 * notice that they were not handled.
 */
export async function followHeldTaps(kernel: Kernel): Promise<void> {
  const state = guarded(() => history.state as HistoryState);
  const held = Object.entries(state ?? {}).flatMap(([name, trace]) => {
    const [, widget = '', id = ''] = /^held ([\w-]+) (.*)$/.exec(name) ?? [];
    return trace && widget && !isBusy(widget) ? [{ name, id, widget, trace }] : [];
  });
  let isLost = false;
  for (const { name, id, widget, trace } of held) {
    guarded(() => history.replaceState({ ...(history.state as HistoryState), [name]: undefined }, ''));
    if (!(await redo(id, widget, trace, kernel))) isLost = true;
  }
  if (isLost) showNotice(true);
}
