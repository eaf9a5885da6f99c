import { createButton, createElement } from './controls.ts';
import type { Lightbox } from './lightbox.ts';
import { positionText } from './position-text.ts';

function createThumbnail(lightbox: Lightbox, position: number): HTMLButtonElement {
  const { slides, goTo } = lightbox;
  const button = createElement('button', 'lightbox-thumbnail', {
    'type': 'button',
    'aria-label': positionText(lightbox, position),
  });
  const image = createElement('img', '', { alt: '', loading: 'lazy' });
  image.src = slides[position]?.thumbnail ?? '';
  button.append(image);
  button.addEventListener('click', () => goTo(position));
  return button;
}

/** The strip of small pictures at the foot of the screen, and the button that shows and hides it (SPEC §2.3). */
export function thumbnailsButton(lightbox: Lightbox): HTMLElement {
  const { pswp, root, slides, labels, strip, position, onChange } = lightbox;
  const row = createElement('div', 'lightbox-thumbnails pswp__hide-on-close', {
    'role': 'group',
    'aria-label': labels.thumbnails,
  });
  const thumbnails = slides.map((_, index) => createThumbnail(lightbox, index));
  row.append(...thumbnails);
  root.append(row);
  // The wheel moves the strip, not the picture behind it.
  row.addEventListener('wheel', event => event.stopPropagation(), { passive: true });

  const button = createButton('thumbnails', labels.thumbnails, () => {
    strip.isShown = !strip.isShown;
    show();
    pswp.updateSize(true);
  });
  function show(): void {
    row.hidden = !strip.isShown;
    button.setAttribute('aria-pressed', String(strip.isShown));
  }
  show();

  onChange(() => {
    thumbnails.forEach((thumbnail, index) => {
      if (index === position()) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
    });
    thumbnails[position()]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return button;
}
