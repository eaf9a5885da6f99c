import { createElement } from '../base/elements.ts';
import type { Viewer } from './viewer.ts';
import { positionText } from './position-text.ts';

/**
 * Adds the counter and the caption, which screen readers announce with every slide. An error message replaces the
 * caption.
 */
export function addCaption(viewer: Viewer): void {
  const { pswp, root, slides, labels, position, current, onChange } = viewer;
  const counter = createElement('p', 'lightbox-counter');
  const caption = createElement('p', 'lightbox-caption');
  const footer = createElement('div', 'lightbox-foot pswp__hide-on-close', { role: 'status' });
  footer.append(counter, caption);
  root.append(footer);
  // The wheel must scroll a long caption, not the picture behind it.
  footer.addEventListener('wheel', event => event.stopPropagation(), { passive: true });
  onChange(() => {
    if (slides.length > 1) counter.textContent = positionText(viewer, position());
    caption.textContent = current().caption;
  });
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) caption.textContent = labels.failed;
  });
}
