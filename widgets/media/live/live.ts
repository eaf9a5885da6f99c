import type { Mount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/base/elements.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { mediaIn } from './markup.ts';

/** Plays a live stream. If it fails, shows a message and a retry button. */
const mount: Mount = (box, kernel) => {
  void completeBox(box, kernel, '[data-again][data-failed]');
  const media = mediaIn(box);
  const status = createElement('p', 'live-status', { role: 'status' });
  const address = media.src || (media.querySelector('source')?.src ?? '');
  let attempt = new AbortController();
  let hasTaken = false;
  let isAsking = false;
  let letGo = (): void => {};
  const again = createElement('button', 'live-again', { type: 'button' });
  media.after(status);

  function say(isFailed: boolean): void {
    box.classList.toggle('has-failed', isFailed);
    status.textContent = isFailed ? box.dataset.failed ?? '' : '';
    again.textContent = box.dataset.again ?? '';
    if (isFailed) status.after(again);
    else again.remove();
  }

  const fail = (): void => say(true);

  /** Plays a stream with hls.js if the browser cannot play it natively. */
  async function takeOver(): Promise<void> {
    hasTaken = true;
    const { signal } = attempt;
    media.removeAttribute('src');
    try {
      const { playStream } = await import('../../shared/playback/stream.ts');
      if (signal.aborted) return;
      // The reader may have paused it in the meantime. Attaching another source pauses it too.
      const isWanted = !media.paused;
      playStream(media, address, { onLevels: () => {}, onFailure: fail, signal });
      // Rejects if the reader pauses before anything has loaded.
      if (isWanted) media.play().catch(() => {});
    } catch {
      if (!signal.aborted) fail();
    }
  }

  /** Some browsers wrongly claim to play streams natively (https://github.com/video-dev/hls.js/issues/7827). */
  async function followError(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const { signal } = attempt;
    const ask = (): Promise<boolean> =>
      import('../../shared/playback/other-way.ts').then(({ hasOtherWay }) => hasOtherWay(address, false, signal));
    const isStream = !hasTaken && (await ask().catch(() => false));
    isAsking = false;
    if (signal.aborted) return;
    if (isStream) await takeOver();
    else fail();
  }
  // The stream also plays if this code fails to load.
  const beHeard = (): void => void import('../../shared/playback/audible.ts').then(({ setAudible }) => (letGo = setAudible(media)), () => {});
  const followErrors = (): void => void followError();
  const recover = (): void => say(false);

  function playAnew(): void {
    recover();
    attempt.abort();
    attempt = new AbortController();
    hasTaken = false;
    media.src = address;
    media.load();
    // A second failure fires an error event.
    media.play().catch(() => {});
  }

  function tryAgain(): void {
    media.focus();
    playAnew();
  }

  /** Retries when the phone is online again. */
  function retry(): void {
    if (box.classList.contains('has-failed') && !media.paused) playAnew();
  }

  // The error event of a `source` does not bubble, so the listener captures it.
  media.addEventListener('error', followErrors, true);
  media.addEventListener('play', beHeard);
  media.addEventListener('playing', recover);
  again.addEventListener('click', tryAgain);
  addEventListener('online', retry);
  // Playback may have failed before this code ran.
  if (media.error || media.networkState === media.NETWORK_NO_SOURCE) followErrors();
  return () => {
    media.removeEventListener('error', followErrors, true);
    media.removeEventListener('play', beHeard);
    media.removeEventListener('playing', recover);
    removeEventListener('online', retry);
    attempt.abort();
    letGo();
    status.remove();
    again.remove();
    box.classList.remove('has-failed');
  };
};

export default mount;
