import type { Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Enables the button for the phone's share sheet, if the browser supports it. */
const mount: Mount = box => {
  const { title, url } = box.dataset;
  const button = box.querySelector('button');
  if (!title || !url) throw markupError(`data-title="${title}" data-url="${url}" lacks what is to be shared`);
  if (!button) throw markupError('The share box lacks its button');
  if (!navigator.share) return undefined;
  const story = { title, url };

  function share(): void {
    // Rejects when the reader closes the share sheet, which is not an error.
    navigator.share(story).catch(() => {});
  }

  button.disabled = false;
  button.addEventListener('click', share);
  return () => {
    button.disabled = true;
    button.removeEventListener('click', share);
  };
};

export default mount;
