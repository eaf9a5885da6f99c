import { type Button, keepTrace } from './held-tap.ts';
import { showNotice } from './notice.ts';
import { kernel } from './parts.ts';
import type { Box } from './types.ts';
import { boxAround } from './wake.ts';

type HeldSubmit = SubmitEvent & { submitter: Button | null };

/**
 * Keeps what the reader does to a box that is not ready yet, and does it again once it is.
 * A click on a button is kept, one for each box, the latest; a link is the browser's own business, unless the phone is
 * offline and the box would show on this page what it leads to.
 * A submit is held back as a click on the button that submits, which Safari before 16 can do too;
 * where the chunk cannot be had, that click sends the form as the plain form that it is.
 * What can be neither done nor sent, the page's notice says.
 */
export function replayEarlyActions(): void {
  const kept = new WeakMap<Box, Button>();
  let clicked: Button | null = null;

  async function keep(box: Box, button: Button, { type }: Event): Promise<void> {
    kept.set(box, button);
    keepTrace(box, button, true);
    box.setAttribute('aria-busy', 'true');
    await kernel.wake(box);
    if (kept.get(box) !== button) return;
    kept.delete(box);
    keepTrace(box, button);
    box.removeAttribute('aria-busy');
    if (box.dataset.widgetState === 'ready' || (type === 'submit' && navigator.onLine)) button.click();
    else showNotice(true);
  }

  /** The button of a click that only its widget can do. */
  function pressed(target: Element): Button | null {
    showNotice(false);
    clicked = target.closest<Button>('a,button');
    const isSlide = !navigator.onLine && clicked?.dataset.slide;
    return clicked?.type === 'button' || isSlide ? clicked : null;
  }

  function act(event: Event): void {
    const target = event.target as HTMLElement;
    const box = boxAround(target);
    const state = box?.dataset.widgetState;
    const isSubmit = event.type === 'submit';
    // Safari before 15.4 does not say which button a submit came from.
    const button = isSubmit
      ? ((event as HeldSubmit).submitter ?? (target.contains(clicked) ? clicked : null))
      : event.type === 'click'
        ? pressed(target)
        : null;
    if (!box || state === 'ready' || (isSubmit && state === 'failed' && navigator.onLine)) return;
    if (button) {
      event.preventDefault();
      if (isSubmit) event.stopImmediatePropagation();
      void keep(box, button, event);
    } else if (!state && !isSubmit) void kernel.wake(box);
  }

  for (const type of ['click', 'focusin', 'submit']) addEventListener(type, act, true);
}
