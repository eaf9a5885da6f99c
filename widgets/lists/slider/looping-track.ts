import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { wantsLessMotion } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { MakeTrack } from './track.ts';

/**
 * Returns the number of visible slides for a window width, as in the stylesheet: one less below each of two
 * breakpoints.
 */
export const seenIn = (width: number, items: number | 'variable'): number =>
  Math.max(1, (items === 'variable' ? 3 : items) - Number(width < 768) - Number(width < 481));

/** Elements that can get the focus. Those in copies of slides must not. */
const focusable = 'a,button,input,select,textarea,audio,video,iframe,[tabindex]';

/** Hides the copies before the first slide and after the last from screen readers and keys. */
function hideCopies(list: HTMLElement): void {
  for (const copy of list.querySelectorAll('.glide__slide--clone')) {
    copy.setAttribute('aria-hidden', 'true');
    for (const element of copy.querySelectorAll<HTMLElement>(focusable)) element.tabIndex = -1;
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  }
}

/** Creates a track that loops in both directions. */
export const loopingTrack: MakeTrack = ({ box, list, slides, settings, direction }, { moved, taken }) => {
  const { items, touchThreshold } = settings;
  if (!list.parentElement?.matches('[data-glide-el=track]')) throw markupError('A slider that loops lacks its track');
  let seen = seenIn(innerWidth, items);
  /** Next target. Glide takes one step at a time, so this waits until it has arrived. */
  let wanted: number | undefined;
  let isDestroyed = false;
  const glide = new Glide(box, {
    type: 'carousel',
    perView: seen,
    gap: parseFloat(getComputedStyle(list).columnGap) || 0,
    direction,
    swipeThreshold: touchThreshold,
    dragThreshold: false,
    animationDuration: wantsLessMotion() ? 0 : 400,
  });

  /** Neighbours are reached the short way, across either end. */
  function show(position: number): void {
    const ahead = stepsTo(position);
    if (glide.disabled) wanted = position;
    else if (ahead === 1) glide.go('>');
    else if (ahead === slides.length - 1) glide.go('<');
    else if (ahead > 0) glide.go(`=${position}`);
  }

  /** Glide fires this event shortly before it accepts another move. */
  function arrive(): void {
    setTimeout(() => {
      if (wanted !== undefined) show(wanted);
      wanted = undefined;
    });
  }

  function resize(): void {
    if (seenIn(innerWidth, items) === seen) return;
    seen = seenIn(innerWidth, items);
    glide.update({ perView: seen });
    hideCopies(list);
    moved();
  }

  /** Moves to the focused slide. The browser's own scroll would not be known to Glide. */
  function followFocus({ target }: FocusEvent): void {
    const index = slides.findIndex(slide => slide.contains(target as Node));
    if (index >= 0 && stepsTo(index) >= seen) show(index);
  }

  const stepsTo = (position: number): number => (position - glide.index + slides.length) % slides.length;

  glide.on('run', moved);
  glide.on('run.after', arrive);
  glide.on('swipe.start', taken);
  glide.mount({ Swipe });
  hideCopies(list);
  addEventListener('resize', resize);
  list.addEventListener('focusin', followFocus);
  return {
    position: () => glide.index,
    seen: () => seen,
    end: () => Infinity,
    show,
    unmount() {
      // Glide fails if its copies are removed twice.
      if (!isDestroyed) glide.destroy();
      isDestroyed = true;
      removeEventListener('resize', resize);
      list.removeEventListener('focusin', followFocus);
    },
  };
};
