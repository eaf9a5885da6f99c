import { createButton } from './controls.ts';
import { icon } from './icons.ts';
import type { Lightbox } from './lightbox.ts';

/** Milliseconds that each slide is shown (SPEC §9.7). */
const speed = 3000;

/**
 * The button of the slideshow. It ends with the last slide, and wherever the reader takes over; it waits for pictures
 * that are still on their way.
 */
export function slideshowButton({ pswp, root, slides, labels, position, goTo }: Lightbox): HTMLElement {
  let timer: ReturnType<typeof setInterval> | undefined;
  const button = createButton('slideshow', labels.slideshow, () => play(timer === undefined));

  function play(isPlaying: boolean): void {
    clearInterval(timer);
    timer = isPlaying ? setInterval(advance, speed) : undefined;
    button.setAttribute('aria-pressed', String(isPlaying));
    button.replaceChildren(icon(isPlaying ? 'pause' : 'slideshow'));
  }

  function advance(): void {
    if (document.hidden || pswp.currSlide?.content.isLoading()) return;
    if (position() < slides.length - 1) goTo(position() + 1);
    if (position() === slides.length - 1) play(false);
  }

  root.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && button.contains(target))) play(false);
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) play(false);
  });
  pswp.on('destroy', () => clearInterval(timer));
  play(false);
  return button;
}
