import { createButton } from './controls.ts';
import type { Viewer } from './viewer.ts';

/**
 * Adds the buttons at the sides of the screen. The button for the next slide is at the end of the reading direction.
 */
export function addArrows({ root, slides, labels, kernel, position, current, goTo, onChange }: Viewer): void {
  if (slides.length < 2) return;
  const isRtl = kernel.page.direction === 'rtl';
  const previous = createButton(isRtl ? 'right' : 'left', labels.previous, () => goTo(position() - 1));
  const next = createButton(isRtl ? 'left' : 'right', labels.next, () => goTo(position() + 1));
  previous.className += ' lightbox-arrow lightbox-previous pswp__hide-on-close';
  next.className += ' lightbox-arrow lightbox-next pswp__hide-on-close';
  root.append(previous, next);
  onChange(() => {
    root.classList.toggle('lightbox-of-media', current().kind !== 'picture');
    // Not `disabled`, because a focused button would lose the focus.
    previous.setAttribute('aria-disabled', String(position() === 0));
    next.setAttribute('aria-disabled', String(position() === slides.length - 1));
  });
}
