import { type Button, type HistoryState, keepTrace, traceOf } from '../../../kernel/held-tap.ts';
import { showNotice } from '../../../kernel/notice.ts';
import { isChoice } from '../../shared/html/is-choice.ts';

/** What an origin counts once for each reader, however often it comes. */
const votes: ReadonlySet<string> = new Set(['like', 'rating', 'poll', 'comments']);

interface Tap {
  button: Button;
  /** What was chosen in the box when the button was tapped. */
  choice: HTMLInputElement | undefined;
}

/** The taps of the page that may be the one that was held. */
function tapsLike([widget = '', chosen, address, value]: ReturnType<typeof traceOf>): Tap[] {
  const boxes = votes.has(widget) ? [...document.querySelectorAll<HTMLElement>(`[data-widget=${widget}]`)] : [];
  return boxes.flatMap(box => {
    const choice = [...box.querySelectorAll('input')].find(input => isChoice(input) && input.id === chosen);
    if (chosen && !choice) return [];
    const buttons = [...box.querySelectorAll<Button>('button,[type=submit]')].filter(button => {
      const [, , sentTo, score] = traceOf(box, button);
      return sentTo === address && score === value;
    });
    return buttons.map(button => ({ button, choice }));
  });
}

/**
 * A tap was held when the page was left. A vote is done again, as if the reader had tapped it now; of what needs more
 * than that tap, or can no longer be told from another, the page's notice says that it was not done.
 */
export function followHeldTap(): void {
  const trace = (history.state as HistoryState)?.held;
  // Held by this very page, it is the kernel's.
  if (!trace || document.querySelector('[data-widget][aria-busy]')) return;
  keepTrace();
  const [tap, ...others] = tapsLike(trace);
  if (!tap || others.length > 0 || tap.button.form?.querySelector('[name=captchaText]')) {
    showNotice(true);
    return;
  }
  if (tap.choice) tap.choice.checked = true;
  tap.button.click();
}
