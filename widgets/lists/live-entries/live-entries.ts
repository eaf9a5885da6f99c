import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { autoReload } from '../../shared/base/auto-reload.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import { call } from '../../shared/calls/call.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { idOf, withNumber } from '../../shared/markup/parse.ts';
import { liveEntriesAnswer } from './contract.ts';
import { now } from '../../shared/base/time.ts';

/** Time in milliseconds between a response and the next request. */
const interval = 30_000;

interface New {
  isOver: boolean;
  count: number;
  /** Shows the entries and returns the link of the first one. */
  show?: () => HTMLElement | null;
}

/** Returns the URL for entries after the newest one in a box. */
function addressIn(stream: Element, source: string): string {
  const address = webAddress(source);
  if (address === undefined) throw markupError(`data-source="${source}" is no address`);
  const url = new URL(address);
  url.searchParams.set('after', idOf(stream.querySelector<HTMLElement>('[data-id]')?.dataset.id ?? '0', 'data-id'));
  return url.href;
}

/**
 * Requests new entries while the box is visible and shows their number on a button. A tap adds them, so that nothing
 * moves while the reader reads.
 */
const mount: Mount = (box, kernel) => {
  const { source } = box.dataset;
  if (!source) return undefined;
  const find = (selector: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw markupError(`The box lacks ${selector}`);
    return found;
  };
  const [stream, button, message] = [find('.live-stream'), find('.live-fresh button'), find('[role=status]')];
  const [state, pause] = [find('.live-state'), find('.live-pause')];
  addressIn(stream, source);
  void completeBox(box, kernel, '[data-fresh][data-over][data-error]');

  let isPaused = false;
  let stop: (() => void) | undefined;
  let showNew: New['show'] | undefined;

  function announce(count: number): void {
    const sentence = withNumber(box.dataset.fresh ?? '{n}', kernel.digits.format(count));
    // Screen readers announce it once, and not again for each further entry.
    if (button.hidden) message.textContent = sentence;
    button.textContent = sentence;
    button.hidden = false;
  }

  function end(): void {
    delete box.dataset.source;
    state.textContent = box.dataset.over ?? '';
    pause.hidden = true;
  }

  /** Fetches newer entries and prepares them. Resolves with undefined on failure. */
  async function fetchNew(from: string): Promise<New | undefined> {
    const outcome = await call({ address: addressIn(stream, from), cache: 'no-cache', contract: liveEntriesAnswer });
    if (outcome.kind !== 'answer') return undefined;
    const { days, isOver = false } = outcome.answer;
    const count = days.flatMap(({ entries }) => entries).length;
    if (count === 0) return { isOver, count };
    // Loads this code only if there are new entries.
    const { prepareEntries } = await import('./add-entries.ts');
    return { isOver, count, show: await prepareEntries(box, stream, days) };
  }

  /** Resolves with true if the server answered. */
  async function ask(): Promise<boolean> {
    const asked = stop;
    const found = await fetchNew(source ?? '').catch(() => undefined);
    if (asked !== stop) return true;
    if (!found) {
      message.textContent = box.dataset.error ?? '';
      return false;
    }
    showNew = found.show;
    if (found.count > 0) announce(found.count);
    else message.textContent = '';
    rest();
    if (found.isOver) end();
    else follow();
    return true;
  }

  function follow(): void {
    stop = autoReload({ root: box, from: now(), wait: interval, reload: ask });
  }

  function rest(): void {
    stop?.();
    stop = undefined;
  }

  function show(): void {
    const first = showNew?.();
    showNew = undefined;
    button.hidden = true;
    message.textContent = '';
    kernel.scan(stream);
    first?.focus();
  }

  function setPaused(paused: boolean): void {
    isPaused = paused;
    pause.textContent = (paused ? pause.dataset.resume : pause.dataset.pause) ?? pause.textContent;
    rest();
    if (!paused) follow();
  }

  const toggle = (): void => setPaused(!isPaused);
  guardTaps(button);
  button.addEventListener('click', show);
  pause.addEventListener('click', toggle);
  follow();
  return () => {
    setPaused(false);
    rest();
    button.removeEventListener('click', show);
    pause.removeEventListener('click', toggle);
  };
};

export default mount;
