import { createButton } from './controls.ts';
import { icon } from './icons.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds that each slide is shown. */
const speed = 3000;

/**
 * The button of the slideshow; null where there is one picture. It ends with the last slide, at what the reader may
 * want to play, and wherever she takes over; it waits for pictures that are still on their way.
 */
export function slideshowButton(viewer: Viewer): HTMLElement | null {
  const { pswp, slides, labels, position, current, goTo, onChange } = viewer;
  if (slides.length < 2) return null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAdvancing = false;
  const button = createButton('slideshow', labels.slideshow, () => play(timer === undefined));

  function play(isPlaying: boolean): void {
    clearInterval(timer);
    timer = isPlaying ? setInterval(advance, speed) : undefined;
    button.setAttribute('aria-pressed', String(isPlaying));
    button.replaceChildren(icon(isPlaying ? 'pause' : 'slideshow'));
  }

  function advance(): void {
    if (document.hidden || pswp.currSlide?.content.isLoading()) return;
    isAdvancing = true;
    goTo(position() + 1);
    isAdvancing = false;
    if (position() === slides.length - 1 || current().kind !== 'picture') play(false);
  }

  onChange(() => {
    if (!isAdvancing) play(false);
  });
  pswp.scrollWrap?.addEventListener('pointerdown', () => play(false));
  pswp.on('destroy', () => clearInterval(timer));
  return button;
}
