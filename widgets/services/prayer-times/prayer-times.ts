import type { Mount } from '../../../kernel/types.ts';
import { writeText } from '../../shared/base/elements.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { momentOf, now } from '../../shared/base/time.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { unusable } from '../../shared/markup/settings.ts';
import { coordinatesOf } from './model.ts';
import { nextPrayer, remainingText } from './next-prayer.ts';
import { itemsIn, methodOf, partsOf } from './parts.ts';

const minuteMs = 60_000;

/**
 * Calls `act` now and at every full minute while an element is visible. Reads the clock each time, so that sleep or a
 * changed clock does no harm. Returns a function that stops this.
 */
function eachMinute(element: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = false;

  function tick(): void {
    clearTimeout(timer);
    if (document.hidden || !isSeen) return;
    act();
    timer = setTimeout(tick, minuteMs - (now() % minuteMs));
  }

  const watch = new IntersectionObserver(entries => {
    for (const { isIntersecting } of entries) isSeen = isIntersecting;
    tick();
  });
  watch.observe(element);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Selector of a box that has all its messages. */
const whole =
  '[data-in-hours][data-in-minutes][data-estimated][data-none][data-failed][data-denied][data-unavailable][data-timeout]';

/** Storage key of the chosen city. */
const memory = ['prayer-times', 'city'] as const;

/** Names of the messages for geolocation errors, by the browser's codes. */
const refusals: Readonly<Record<number, string>> = { 1: 'denied', 3: 'timeout' };

function write(element: Element | null, text = ''): void {
  if (element) writeText(element, text);
}

/** Counts down to the next prayer. Shows the day of the chosen city, and the next day after midnight. */
const mount: Mount = (box, kernel) => {
  const { dataset } = box;
  const parts = partsOf(box);
  const { city, method, list } = parts;
  // A form around the whole page does not belong to this box.
  const form = box.contains(city.form) ? city.form : null;
  const near = box.querySelector('.prayer-near');
  let asked = 0;
  let wanted = list.dataset.city ?? city.value;
  let isPrinted = true;

  const say = (sentence = ''): void => write(box.querySelector('[role=status]'), sentence);

  function countDown(): void {
    const times = itemsIn(box).map(({ dataset: { time: name, at = '' } }) => ({ name, dateTime: at }));
    // The markup contains only texts, no times.
    if (isPrinted && !times.some(({ dateTime }) => dateTime)) return;
    const next = nextPrayer(times, list.dataset.nextFajr, now());
    const { inHours = '', inMinutes = '' } = dataset;
    let name = '';
    for (const item of itemsIn(box)) {
      const isNext = item.dataset.time === next?.[0];
      item.classList.toggle('is-next', isNext);
      if (isNext) name = item.querySelector('.prayer-name')?.textContent ?? '';
    }
    write(box.querySelector('.prayer-next-name'), name);
    write(box.querySelector('.prayer-remaining'), next && remainingText(next[1], inHours, inMinutes, kernel.digits.format));
  }

  /** Shows a city unless another one was requested meanwhile. On failure, the box stays unchanged. */
  async function show(value: string, isChosen = false): Promise<void> {
    const turn = (asked += 1);
    wanted = value;
    try {
      const { printItems, showDay } = await import('./show-day.ts');
      if (!itemsIn(box)[0]) await printItems(box, list);
      if (turn !== asked) return;
      showDay(box, parts, value, kernel);
      isPrinted = false;
      if (isChosen) kernel.storage.write(...memory, value);
      say();
      countDown();
    } catch (error) {
      if (turn !== asked) return;
      wanted = list.dataset.city ?? wanted;
      city.value = wanted;
      if (method) method.value = list.dataset.method ?? method.value;
      say(dataset.failed);
      reportError(box, error);
    }
  }

  const choose = (): void => void show(city.value, true);

  function submit(event: Event): void {
    event.preventDefault();
    choose();
  }

  async function locate(): Promise<void> {
    if (form?.getAttribute('aria-busy') === 'true') return;
    form?.setAttribute('aria-busy', 'true');
    const before = wanted;
    try {
      const { askForPlace } = await import('./show-day.ts');
      const place = await askForPlace();
      // The reader may have chosen another city meanwhile.
      if (wanted === before) await show(place, true);
    } catch (error) {
      if (wanted === before) say(dataset[refusals[(error as GeolocationPositionError).code] ?? 'unavailable']);
    }
    form?.setAttribute('aria-busy', 'false');
  }

  function tick(): void {
    // A day without an end counts as over.
    if (now() < momentOf(list.dataset.ends ?? '')) countDown();
    else void show(wanted);
  }

  function start(): void {
    const stored = dataset.asked === undefined ? kernel.storage.read(...memory) : undefined;
    const chosen = methodOf(box, parts);
    // The reader may have chosen before the box was awake.
    if (city.value !== wanted || chosen !== (list.dataset.method ?? chosen)) choose();
    else if (stored === undefined || stored === wanted) return;
    else if (typeof stored === 'string' && coordinatesOf(stored)) void show(stored);
    else reportError(box, unusable('city', stored));
  }

  const rest = eachMinute(box, tick);
  start();
  void completeBox(box, kernel, whole).then(countDown);
  city.addEventListener('change', choose);
  method?.addEventListener('change', choose);
  form?.addEventListener('submit', submit);
  near?.addEventListener('click', locate);
  return () => {
    asked += 1;
    rest();
    city.removeEventListener('change', choose);
    method?.removeEventListener('change', choose);
    form?.removeEventListener('submit', submit);
    near?.removeEventListener('click', locate);
  };
};

export default mount;
