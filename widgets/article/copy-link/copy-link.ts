import type { Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Time in milliseconds that the confirmation is shown, and that each fade takes. */
const shownFor = 1000;
const fade = 300;

/**
 * Copies the short link and confirms it. If the browser refuses because the tap was too long ago, asks for another tap.
 */
const mount: Mount = box => {
  const link = box.querySelector('a');
  if (!link || !box.querySelector('button')) throw markupError('The short link lacks its link or its button');
  const confirmation = box.querySelector<HTMLElement>('[data-copied]');
  let animation: Animation | undefined;

  function say(name: 'copied' | 'again'): void {
    const sentence = confirmation?.dataset[name];
    if (!confirmation || !sentence) return;
    confirmation.textContent = sentence;
    const whole = shownFor + 2 * fade;
    animation?.cancel();
    animation = confirmation.animate(
      [{ opacity: 0 }, { opacity: 1, offset: fade / whole }, { opacity: 1, offset: 1 - fade / whole }, { opacity: 0 }],
      whole,
    );
    animation.onfinish = () => {
      confirmation.textContent = '';
    };
  }

  function copy({ target }: Event): void {
    if (!(target as Element).closest('button')) return;
    // Pages over plain http have no clipboard.
    navigator.clipboard?.writeText(String(link)).then(() => say('copied'), () => say('again'));
  }

  box.addEventListener('click', copy);
  return () => box.removeEventListener('click', copy);
};

export default mount;
