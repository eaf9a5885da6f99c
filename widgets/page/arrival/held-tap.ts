import { guarded } from '../../../kernel/guarded.ts';
import type { Button, HistoryState, HeldTap } from '../../../kernel/held-tap.ts';
import { showNotice } from '../../../kernel/notice.ts';
import type { Box, Kernel } from '../../../kernel/types.ts';
import { isChoice } from '../../shared/markup/choices.ts';

/**
 * Written in by the build: the names of the widgets by which readers vote, each between spaces. An origin counts a vote
 * once for each reader, however often it comes.
 */
declare const VOTES: string;

interface Tap {
  box: Box;
  button: Button;
  /** Choice in the box at the time of the tap. */
  choice: HTMLInputElement | undefined;
}

/** Id of the thing that a button is for: that of its box, or of a part of the box, such as a comment. */
const idAround = (button: Button): string => String(button.closest<HTMLElement>('[data-id]')?.dataset.id);

const boxesOf = (widget: string): Box[] => [...document.querySelectorAll<Box>(`[data-widget=${widget}]`)];

/** Tells if the kernel, or the view for its answer, still waits for a tap of this very page in such a box. */
const isBusy = (widget: string): boolean =>
  boxesOf(widget).some(box => box.matches('[aria-busy=true]') || box.querySelector('[aria-busy=true]'));

/** The taps of the page that may be the one that was held. */
const tapsLike = (id: string, widget: string, [chosen, value]: HeldTap): Tap[] =>
  boxesOf(widget).flatMap(box => {
    const choice = [...box.querySelectorAll('input')].find(input => isChoice(input) && input.id === chosen);
    if (chosen && !choice) return [];
    const buttons = [...box.querySelectorAll<Button>('button,[type=submit]')];
    const alike = buttons.filter(button => idAround(button) === id && button.value === value);
    return alike.map(button => ({ box, button, choice }));
  });

/** Does a tap again where it is a vote that can still be told from every other; says whether the vote is cast. */
async function redo(id: string, widget: string, trace: HeldTap, { wake }: Kernel): Promise<boolean> {
  const [chosen = ''] = trace;
  // A poll that the reader has voted in has its results, and no button any more.
  if (document.getElementById(chosen)?.matches(':disabled')) return true;
  const [tap, ...others] = VOTES.includes(` ${widget} `) ? tapsLike(id, widget, trace) : [];
  if (!tap || others.length > 0 || tap.button.form?.querySelector('[name=captchaText]')) return false;
  if (tap.choice) tap.choice.checked = true;
  tap.button.click();
  // A box that is not ready holds one tap, and there may be another one to be done on it.
  await wake(tap.box);
  return true;
}

/**
 * Taps were not answered when the page was left. A vote is done again, as if the reader had tapped it now; of what
 * needs more than that tap, or can no longer be told from another, the page's notice says that it was not done.
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
