import type { Mount } from '../../../kernel/types.ts';
import { writeText } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { clockDigits, fillTemplate, intervalOf, targetOf, timeLeftOf } from './model.ts';
import { now } from '../../shared/base/time.ts';

/**
 * Counts down to a time while the box is visible, and then shows the end text. Computes each tick from the current
 * time, so that sleep or a changed clock causes no drift.
 */
const mount: Mount = (box, { digits }) => {
  const service = box.matches('[data-service]') ? box : box.querySelector<HTMLElement>('[data-service]');
  if (!service) throw markupError('data-service is missing');
  const places = [...service.querySelectorAll<HTMLElement>('[data-template]')];
  if (places.length === 0) throw markupError('data-template is missing');
  const [target, interval] = [targetOf(service.dataset), intervalOf(service.dataset)];
  const end = box.querySelector<HTMLElement>('[data-end]');
  if (!end && target <= now()) throw markupError(`${new Date(target).toISOString()} has passed`);

  const status = box.querySelector<HTMLElement>('[data-announcement]');
  let isSeen = true;
  let said: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces the time left to screen readers: every hour, and every minute in the last hour. */
  function announce(left: ReturnType<typeof timeLeftOf>): void {
    const hours = left.days * 24 + left.hours;
    const now = hours > 0 ? hours * 60 : left.minutes;
    const text = fillTemplate(status?.dataset.announcement ?? '', unit => digits.format(left[unit]));
    if (status && said !== undefined && said !== now) writeText(status, text);
    said = now;
  }

  function finish(): void {
    stop();
    const clock = end && box.querySelector<HTMLElement>('[role=timer]');
    if (clock) clock.hidden = true;
    if (end) end.hidden = false;
    if (status) writeText(status, '');
  }

  function tick(): void {
    clearTimeout(timer);
    const milliseconds = target - now();
    const left = timeLeftOf(milliseconds);
    for (const place of places) {
      writeText(place, fillTemplate(place.dataset.template ?? '', unit => clockDigits(left, unit, digits.format)));
    }
    if (milliseconds <= 0) {
      finish();
      return;
    }
    announce(left);
    // Schedules ticks at whole intervals before the target, so that the last one is exactly at the end.
    if (isSeen && !document.hidden) timer = setTimeout(tick, milliseconds % interval || interval);
  }

  const sight = new IntersectionObserver(entries => {
    isSeen = entries[entries.length - 1]?.isIntersecting ?? false;
    tick();
  });
  function stop(): void {
    clearTimeout(timer);
    sight.disconnect();
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pageshow', tick);
  }
  sight.observe(box);
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  tick();
  return stop;
};

export default mount;
