import type { Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Offers the phone's own way to pass a story on, where there is one. */
const mount: Mount = box => {
  const { title, url } = box.dataset;
  const button = box.querySelector('button');
  if (!title || !url) throw markupError(`data-title="${title}" data-url="${url}" lacks what is to be shared`);
  if (!button) throw markupError('The share box lacks its button');
  if (!navigator.share) return undefined;
  const story = { title, url };

  function share(): void {
    // A reader who closes the sheet has changed her mind.
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
