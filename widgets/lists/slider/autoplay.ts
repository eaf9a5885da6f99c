import type { Unmount } from '../../../kernel/types.ts';
import type { SliderControls } from './controls.ts';
import type { Slider } from './track.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';

/** Events that begin or end a rest, or let the time begin anew. */
const interactionEvents = ['pointerdown', 'pointerenter', 'pointerleave', 'focusin', 'focusout'];

/** Milliseconds between two moves of a box that does not say how many. */
const usualInterval = 5000;

/**
 * Moves a slider on by itself, except while the reader has paused it, points at its slides or has the focus in it,
 * while a video plays in it or nobody sees it, and from the start where she wants less motion.
 */
export function startAutoplay(slider: Slider, { moveOn, announce }: SliderControls): Unmount {
  const { box, list, settings: { auto } } = slider;
  const interval = auto === true ? usualInterval : Number(auto);
  const button = box.querySelector<HTMLElement>('.slider-pause');
  const { pause, resume } = button?.dataset ?? {};
  // It is the device that asks for less motion: who presses the button by hand has the last word.
  let isPaused = wantsLessMotion();
  let isSeen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const rests = (): boolean =>
    isPaused ||
    !isSeen ||
    document.hidden ||
    list.matches(':hover') ||
    [...box.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused) ||
    // Whoever has it go on is still at the button.
    (box.matches(':focus-within') && document.activeElement !== button);

  function restart(): void {
    clearInterval(timer);
    timer = setInterval(turn, interval);
    announce(rests());
  }

  function turn(): void {
    announce(rests());
    if (!rests()) moveOn();
  }

  function show(): void {
    button?.toggleAttribute('data-paused', isPaused);
    button?.setAttribute('aria-label', (isPaused ? resume : pause) ?? '');
  }

  function toggle(): void {
    isPaused = !isPaused;
    show();
    restart();
  }

  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    restart();
  });
  sight.observe(box);
  show();
  button?.addEventListener('click', toggle);
  for (const type of interactionEvents) box.addEventListener(type, restart);
  // A page that comes back from where it was kept begins a new interval.
  addEventListener('pageshow', restart);
  return () => {
    sight.disconnect();
    clearInterval(timer);
    isPaused = false;
    show();
    announce(true);
    button?.removeEventListener('click', toggle);
    for (const type of interactionEvents) box.removeEventListener(type, restart);
    removeEventListener('pageshow', restart);
  };
}
