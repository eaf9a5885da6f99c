import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** In CSS pixels; the stylesheet clips there from the first paint on. */
const clipHeight = 150;

/**
 * Clips and opens a description that is higher than the clip. Whatever scrolls inside the clip opens it:
 * the focus that goes to a link there, or a word that was found in the page.
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
    // Or the reader who closes a long text would be left far below it.
    if (isOpen) box.scrollIntoView({ block: 'nearest' });
  };

  const open = (): void => {
    const offset = box.scrollTop;
    // A box with padding scrolls to its button, too, which then is at its end: only a tap on that opens it.
    if (!offset || button.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom - 4) return;
    show(true);
    // Text that came into view inside the clip stays in its place.
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
  // Text that stands open already stays so: its reader had no button while there was no script.
  if (box.offsetHeight > clipHeight) show(true);
  return () => {
    watch.disconnect();
    button.removeEventListener('click', toggle);
    box.removeEventListener('scroll', open);
  };
};

export default mount;
