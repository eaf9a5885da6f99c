import type { Mount } from '../../../kernel/types.ts';
import { writeText } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { clockDigits, fillTemplate, intervalOf, targetOf, timeLeftOf } from './model.ts';
import { now } from '../../shared/base/time.ts';

/**
 * Counts down to a moment while somebody sees it, and shows the box's end once that has come. The rest is always taken
 * from the clock: no sleeping tab and no clock that is set makes it drift.
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

  /** Says what is left to who cannot see it: each hour, and each minute of the last one. */
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
    // The next tick is where the time left is a whole number of intervals, the last of which is the end.
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
