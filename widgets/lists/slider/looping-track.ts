import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { wantsLessMotion } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { MakeTrack } from './track.ts';

/** Slides seen side by side in a window of a width, as the stylesheet has it: one less below each of two steps. */
export const seenIn = (width: number, items: number | 'variable'): number =>
  Math.max(1, (items === 'variable' ? 3 : items) - Number(width < 768) - Number(width < 481));

/** Elements that can have the focus; a copy of a slide must not. */
const focusable = 'a,button,input,select,textarea,audio,video,iframe,[tabindex]';

/** The copies stand before the first slide and after the last: they are there for the eye alone. */
function hideCopies(list: HTMLElement): void {
  for (const copy of list.querySelectorAll('.glide__slide--clone')) {
    copy.setAttribute('aria-hidden', 'true');
    for (const element of copy.querySelectorAll<HTMLElement>(focusable)) element.tabIndex = -1;
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  }
}

/** A row without an end, in both directions. */
export const loopingTrack: MakeTrack = ({ box, list, slides, settings, direction }, { moved, taken }) => {
  const { items, touchThreshold } = settings;
  if (!list.parentElement?.matches('[data-glide-el=track]')) throw markupError('A slider that loops lacks its track');
  let seen = seenIn(innerWidth, items);
  /** Next target once Glide, which takes one step at a time, has arrived. */
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

  /** On and back go the short way, over either end. */
  function show(position: number): void {
    const ahead = stepsTo(position);
    if (glide.disabled) wanted = position;
    else if (ahead === 1) glide.go('>');
    else if (ahead === slides.length - 1) glide.go('<');
    else if (ahead > 0) glide.go(`=${position}`);
  }

  /** Glide says that it has arrived a moment before it lets itself be moved again. */
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

  /** Goes to the slide that has the focus; the browser would scroll to it, beside Glide. */
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
      // Glide cannot take away its copies twice.
      if (!isDestroyed) glide.destroy();
      isDestroyed = true;
      removeEventListener('resize', resize);
      list.removeEventListener('focusin', followFocus);
    },
  };
};
