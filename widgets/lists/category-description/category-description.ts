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

  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';

  function show(open: boolean): void {
    button?.setAttribute('aria-expanded', String(open));
    if (button) button.textContent = open ? (box.dataset.less ?? more) : more;
    box.toggleAttribute('data-open', open);
  }

  function toggle(): void {
    show(!isOpen());
    // Or the reader who closes a long text would be left far below it.
    if (!isOpen()) box.scrollIntoView({ block: 'nearest' });
  }

  /** What stands open already stays so: its reader had no button while there was no script. */
  function stayOpen(): void {
    if (box.offsetHeight > clipHeight) show(true);
  }

  function open(): void {
    const offset = box.scrollTop;
    if (offset === 0) return;
    show(true);
    // What came into view inside the clip stays where it is.
    scrollBy(0, offset);
  }

  const watch = new ResizeObserver(() => {
    button.hidden = text.offsetHeight <= clipHeight;
  });

  watch.observe(text);
  guardTaps(button);
  button.addEventListener('click', toggle);
  box.addEventListener('scroll', open);
  open();
  stayOpen();
  return () => {
    watch.disconnect();
    button.removeEventListener('click', toggle);
    box.removeEventListener('scroll', open);
  };
};

export default mount;
