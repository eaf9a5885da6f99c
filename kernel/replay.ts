import { type Button, keepTrace } from './held-tap.ts';
import { showNotice } from './notice.ts';
import { kernel } from './parts.ts';
import { hasModifier, pressOf } from './press.ts';
import type { Box } from './types.ts';
import { boxAround } from './wake.ts';

type HeldSubmit = SubmitEvent & { submitter: Button | null };

/**
 * Keeps what the reader does to a box that is not ready yet, and does it again once it is.
 * A click on a button is kept, one for each box, the latest, and so is one on a link to what the box shows on this
 * page; any other link is the browser's own business.
 * A submit is held back as a click on the button that submits, which Safari before 16 can do too;
 * where the chunk cannot be had, that click sends the form as the plain form that it is, and a link leads on.
 * What can be neither done nor sent, the page's notice says.
 */
export function replayEarlyActions(): void {
  const kept = new WeakMap<Box, Button>();
  let clicked: Button | null = null;

  async function keep(box: Box, button: Button): Promise<void> {
    kept.set(box, button);
    keepTrace(box, button, true);
    box.setAttribute('aria-busy', 'true');
    await kernel.wake(box);
    if (kept.get(box) !== button) return;
    kept.delete(box);
    keepTrace(box, button);
    box.removeAttribute('aria-busy');
    if (box.dataset.widgetState === 'ready' || (button.type !== 'button' && navigator.onLine)) button.click();
    else showNotice(true);
  }

  function act(event: Event, button?: Button | null): void {
    const box = boxAround(event.target as Element);
    const state = box?.dataset.widgetState;
    // What the browser can do, too, does not wait again for a chunk that could not be had.
    if (!box || state === 'ready' || (button?.type !== 'button' && state === 'failed' && navigator.onLine)) return;
    if (button) {
      event.preventDefault();
      if (event.type === 'submit') event.stopImmediatePropagation();
      void keep(box, button);
    } else if (!state) void kernel.wake(box);
  }

  function click(event: MouseEvent): void {
    showNotice(false);
    clicked = (event.target as Element).closest('button');
    if (!hasModifier(event)) act(event, pressOf(event));
  }

  function submit(event: Event): void {
    // Safari before 15.4 does not say which button a submit came from.
    const button = (event as HeldSubmit).submitter ?? ((event.target as Element).contains(clicked) ? clicked : null);
    if (button) act(event, button);
  }

  addEventListener('click', click, true);
  addEventListener('focusin', act, true);
  addEventListener('submit', submit, true);
}
