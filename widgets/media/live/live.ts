import type { Mount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/html/elements.ts';
import type { Stream } from '../../shared/playback/stream.ts';
import { filmIn } from './markup.ts';

/** Looks after a live stream: where it fails it says so, and offers to try again. */
const mount: Mount = box => {
  const film = filmIn(box);
  const status = createElement('p', 'live-status', { role: 'status' });
  const address = film.src || (film.querySelector('source')?.src ?? '');
  let stream: Stream | undefined;
  let hasTaken = false;
  const again = createElement('button', 'live-again', { type: 'button' });
  again.textContent = box.dataset.again ?? '';
  film.after(status);

  function say(isFailed: boolean): void {
    box.classList.toggle('has-failed', isFailed);
    status.textContent = isFailed ? box.dataset.failed ?? '' : '';
    if (isFailed) status.after(again);
    else again.remove();
  }

  const fail = (): void => say(true);

  /** What a browser cannot play itself is played piece by piece. */
  async function takeOver(): Promise<void> {
    hasTaken = true;
    film.removeAttribute('src');
    try {
      const { playStream } = await import('../../shared/playback/stream.ts');
      stream = playStream(film, address, { onLevels: () => {}, onFailure: fail });
      await film.play();
    } catch {
      fail();
    }
  }

  /** Not every browser that says so plays streams itself (https://github.com/video-dev/hls.js/issues/7827). */
  async function followError(): Promise<void> {
    const isThere = !hasTaken && (await fetch(address).then(({ ok }) => ok, () => false));
    if (isThere) await takeOver();
    else fail();
  }
  // Where it cannot be had, the stream plays all the same.
  const beHeard = (): void => void import('../../shared/playback/heard.ts').then(({ hear }) => hear(film), () => {});
  const followErrors = (): void => void followError();
  const recover = (): void => say(false);

  function tryAgain(): void {
    film.focus();
    recover();
    stream?.stop();
    stream = undefined;
    hasTaken = false;
    film.src = address;
    film.load();
    // Where it fails again, its error says so.
    film.play().catch(() => {});
  }

  // That of a `source` is heard on its way down to it: it does not bubble.
  film.addEventListener('error', followErrors, true);
  film.addEventListener('play', beHeard);
  film.addEventListener('playing', recover);
  again.addEventListener('click', tryAgain);
  return () => {
    film.removeEventListener('error', followErrors, true);
    film.removeEventListener('play', beHeard);
    film.removeEventListener('playing', recover);
    stream?.stop();
    status.remove();
    again.remove();
    box.classList.remove('has-failed');
  };
};

export default mount;
