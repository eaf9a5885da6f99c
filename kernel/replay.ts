import { kernel } from './parts.ts';
import type { Box } from './types.ts';
import { asleepAround } from './wake.ts';

/**
 * Keeps what the reader does to a box that is not ready yet, and does it again once it is.
 * A click on a button is kept, one for each box, the latest; a link is the browser's own business.
 * A submit is held back as a click on the button that submits, which Safari before 16 can do too;
 * where the chunk cannot be had, that click sends the form as the plain form that it is.
 */
export function replayEarlyActions(): void {
  const kept = new WeakMap<Box, HTMLElement>();
  let clicked: HTMLButtonElement | null = null;

  async function keep(box: Box, button: HTMLElement, isSubmit: boolean): Promise<void> {
    kept.set(box, button);
    await kernel.wake(box);
    if (kept.get(box) !== button) return;
    kept.delete(box);
    // Without its widget a button does nothing but send its form.
    if (isSubmit || box.dataset.widgetState === 'ready') button.click();
  }

  function act(event: Event): void {
    const target = event.target as HTMLElement;
    const box = asleepAround(target);
    if (!box) return;
    if (event.type === 'submit') {
      // Safari before 15.4 does not say which button a submit came from.
      const button = (event as SubmitEvent).submitter ?? (target.contains(clicked) ? clicked : null);
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void keep(box, button, true);
    } else {
      clicked = target.closest<HTMLButtonElement>('a,button');
      // A submit button needs no replay: the submit that follows its click is held.
      if (event.type === 'click' && clicked?.type === 'button') void keep(box, clicked, false);
      else void kernel.wake(box);
    }
  }

  for (const type of ['click', 'focusin', 'submit']) addEventListener(type, act, true);
}
