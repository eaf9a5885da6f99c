import type { Unmount } from '../../../kernel/types.ts';
import type { SliderControls } from './controls.ts';
import type { Slider } from './track.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';

/** Events that start or end a pause, or restart the interval. */
const interactionEvents = ['pointerdown', 'pointerenter', 'pointerleave', 'focusin', 'focusout'];

/** Default interval in milliseconds. */
const usualInterval = 5000;

/**
 * Moves a slider automatically. Pauses while the reader has pressed the button, points at the slides or has the focus
 * in it, while a video plays in it, and while it is not visible. Starts paused if the reader prefers reduced motion.
 */
export function startAutoplay(slider: Slider, { moveOn, announce }: SliderControls): Unmount {
  const { box, list, settings: { auto } } = slider;
  const interval = auto === true ? usualInterval : Number(auto);
  const button = box.querySelector<HTMLElement>('.slider-pause');
  const { pause, resume } = button?.dataset ?? {};
  // Only the initial state follows the device's setting. A press on the button overrides it.
  let isPaused = wantsLessMotion();
  let isSeen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const rests = (): boolean =>
    isPaused ||
    !isSeen ||
    document.hidden ||
    list.matches(':hover') ||
    [...box.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused) ||
    // A reader who has pressed the button to resume still has the focus on it.
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
  // A page from the back/forward cache starts a new interval.
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
