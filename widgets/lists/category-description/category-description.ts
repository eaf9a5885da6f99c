import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Height in CSS pixels at which the stylesheet clips the text. */
const clipHeight = 150;

/**
 * Adds a button that opens and closes a description that is higher than the clip. Any scroll inside the clip also opens
 * it, for example when a link there gets the focus or a search in the page finds a word.
 */
const mount: Mount = box => {
  const text = box.querySelector<HTMLElement>('.category-description-text');
  const button = box.querySelector('button');
  if (!text || !button) throw markupError('The category description lacks its text or its button');
  const more = button.textContent;

  const show = (open: boolean): void => {
    button.setAttribute('aria-expanded', String(open));
    button.textContent = open ? (box.dataset.less ?? more) : more;
    box.toggleAttribute('data-open', open);
  };

  const toggle = (): void => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    show(!isOpen);
    // Without this, the reader who closes a long text would be far below it.
    if (isOpen) box.scrollIntoView({ block: 'nearest' });
  };

  const open = (): void => {
    const offset = box.scrollTop;
    // A box with padding can also scroll to its button, which is then at its end. Only a tap on the button opens it in
    // that case.
    if (!offset || button.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom - 4) return;
    show(true);
    // Keeps the text that scrolled into view in its place.
    scrollBy(0, offset);
  };

  const watch = new ResizeObserver(() => {
    button.hidden = text.offsetHeight <= clipHeight;
  });

  watch.observe(text);
  guardTaps(button);
  button.addEventListener('click', toggle);
  box.addEventListener('scroll', open);
  open();
  // Text that is already fully shown stays open, because there was no button before the script ran.
  if (box.offsetHeight > clipHeight) show(true);
  return () => {
    watch.disconnect();
    button.removeEventListener('click', toggle);
    box.removeEventListener('scroll', open);
  };
};

export default mount;
