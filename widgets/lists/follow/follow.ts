import type { Mount } from '../../../kernel/types.ts';
import { follow, followedEvent, followedLists, mostFollowed } from '../../shared/base/followed.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { withNumber } from '../../shared/markup/parse.ts';

/** Keeps on the phone which lists the reader follows, and shows it on their buttons. */
const mount: Mount = (box, kernel) => {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button[name=of]')];
  const message = box.querySelector('[role=status]');
  if (buttons.length === 0 || !message) throw markupError('The box lacks button[name=of] or [role=status]');

  function show(): void {
    const followed = followedLists(kernel.storage);
    for (const button of buttons) button.setAttribute('aria-pressed', String(followed.includes(button.value)));
  }

  /** Hardly anybody is ever told: the sentence is fetched for who is. */
  async function sayFull(place: Element): Promise<void> {
    await completeBox(box, kernel, '[data-full]');
    place.textContent = withNumber(box.dataset.full ?? '', kernel.digits.format(mostFollowed));
  }

  const toggle = (event: Event): void => {
    const button = buttons.find(one => one.contains(event.target as Node));
    if (!button) return;
    event.preventDefault();
    const followed = followedLists(kernel.storage);
    const isFollowed = followed.includes(button.value);
    message.textContent = '';
    if (isFollowed || followed.length < mostFollowed) follow(kernel.storage, button.value, !isFollowed);
    else void sayFull(message);
  };

  show();
  box.addEventListener('click', toggle);
  document.addEventListener(followedEvent, show);
  return () => {
    box.removeEventListener('click', toggle);
    document.removeEventListener(followedEvent, show);
    for (const button of buttons) button.removeAttribute('aria-pressed');
  };
};

export default mount;
