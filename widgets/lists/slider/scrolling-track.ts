import type { MakeTrack } from './track.ts';
import { scrollBehavior } from '../../shared/base/motion.ts';

/** Events by which a reader scrolls a list herself. */
const scrollEvents = ['pointerdown', 'wheel'];

/** A list that scrolls sideways by itself, and snaps. */
export const scrollingTrack: MakeTrack = ({ list, slides, settings: { rows } }, { moved, taken }) => {
  // Negative, like the list's own position, where a page runs from right to left.
  const step = (): number => (slides[rows]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const stepsIn = (pixels: number): number => Math.abs(pixels / step()) || 0;

  list.addEventListener('scroll', moved);
  for (const type of scrollEvents) list.addEventListener(type, taken, { passive: true });
  addEventListener('resize', moved);
  return {
    position: () => Math.round(stepsIn(list.scrollLeft)),
    seen: () => Math.round(stepsIn(list.clientWidth)) || 1,
    end: () => Math.round(stepsIn(list.scrollWidth - list.clientWidth)),
    show(position) {
      list.scroll({ left: position * step(), behavior: scrollBehavior() });
    },
    unmount() {
      list.removeEventListener('scroll', moved);
      for (const type of scrollEvents) list.removeEventListener(type, taken);
      removeEventListener('resize', moved);
    },
  };
};
