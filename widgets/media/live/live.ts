import type { Mount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/html/elements.ts';
import { filmIn } from './markup.ts';

/** Looks after a live stream: where it fails it says so, and offers to try again. */
const mount: Mount = box => {
  const film = filmIn(box);
  const status = createElement('p', 'live-status', { role: 'status' });
  const again = createElement('button', 'live-again', { type: 'button' });
  again.textContent = box.dataset.again ?? '';
  again.hidden = true;
  film.after(status, again);

  function say(isFailed: boolean): void {
    box.classList.toggle('has-failed', isFailed);
    status.textContent = isFailed ? box.dataset.failed ?? '' : '';
    again.hidden = !isFailed;
  }

  const fail = (): void => say(true);
  const recover = (): void => say(false);

  function tryAgain(): void {
    film.focus();
    recover();
    film.load();
    // Where it fails again, its error says so.
    film.play().catch(() => {});
  }

  // That of a `source` is heard on its way down to it: it does not bubble.
  film.addEventListener('error', fail, true);
  film.addEventListener('playing', recover);
  again.addEventListener('click', tryAgain);
  return () => {
    film.removeEventListener('error', fail, true);
    film.removeEventListener('playing', recover);
    status.remove();
    again.remove();
    box.classList.remove('has-failed');
  };
};

export default mount;
