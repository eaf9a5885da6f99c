import { createElement } from '../base/elements.ts';
import { createButton } from './controls.ts';
import type { Viewer } from './viewer.ts';
import { positionText } from './position-text.ts';

function createThumbnail(viewer: Viewer, position: number): HTMLButtonElement {
  const { slides, goTo } = viewer;
  const button = createElement('button', 'lightbox-thumbnail', {
    'type': 'button',
    'aria-label': positionText(viewer, position),
  });
  const image = createElement('img', '', { alt: '', loading: 'lazy' });
  image.src = slides[position]?.thumbnail ?? '';
  button.append(image);
  button.addEventListener('click', () => goTo(position));
  return button;
}

/**
 * Adds a row of thumbnails at the bottom and returns the button that shows and hides it. Returns null for a single
 * picture.
 */
export function thumbnailsButton(viewer: Viewer): HTMLElement | null {
  const { pswp, root, slides, labels, kernel, strip, position, onChange } = viewer;
  if (slides.length < 2) return null;
  const row = createElement('div', 'lightbox-thumbnails pswp__hide-on-close', {
    'role': 'group',
    'aria-label': labels.thumbnails,
  });
  const thumbnails = slides.map((_, index) => createThumbnail(viewer, index));
  row.append(...thumbnails);
  root.append(row);
  // A vertical wheel also scrolls the row, and not the picture behind it.
  const forward = kernel.page.direction === 'rtl' ? -1 : 1;
  row.addEventListener('wheel', event => {
    event.preventDefault();
    event.stopPropagation();
    row.scrollBy(event.deltaX || event.deltaY * forward, 0);
  });

  const button = createButton('thumbnails', labels.thumbnails, () => {
    strip.isShown = !strip.isShown;
    show();
    pswp.updateSize(true);
  });
  function show(): void {
    row.hidden = !strip.isShown;
    button.setAttribute('aria-pressed', String(strip.isShown));
    thumbnails[position()]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  onChange(() => {
    thumbnails.forEach((thumbnail, index) => {
      if (index === position()) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
    });
    show();
  });
  return button;
}
