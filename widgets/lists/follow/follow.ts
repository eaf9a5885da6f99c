import type { Mount } from '../../../kernel/types.ts';
import { follow, followedEvent, followedLists } from '../../shared/base/followed.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Returns the decoded path of a button's list, whose URL may have a host and percent signs. */
function pathOf({ value }: HTMLButtonElement): string {
  try {
    return decodeURI(new URL(value, location.href).pathname);
  } catch {
    return value;
  }
}

/** Stores which lists the reader follows, and shows it on their buttons. */
const mount: Mount = (box, { storage }) => {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button[name=of]')];
  if (buttons.length === 0) throw markupError('The box lacks button[name=of]');

  function show(): void {
    const followed = followedLists(storage);
    for (const button of buttons) button.setAttribute('aria-pressed', String(followed.includes(pathOf(button))));
  }

  function toggle(event: Event): void {
    const button = buttons.find(one => one.contains(event.target as Node));
    if (!button) return;
    event.preventDefault();
    const path = pathOf(button);
    follow(storage, path, !followedLists(storage).includes(path));
  }

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
