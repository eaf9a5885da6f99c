import type { Mount } from '../../../kernel/types.ts';

/** Offers the phone's own way to pass a story on, where there is one. */
const mount: Mount = box => {
  const { title, url } = box.dataset;
  const button = box.querySelector('button');
  if (!title || !url || !button) throw new Error('What is to be shared lacks its title, its address or its button');
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
