import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { useSingleFlight } from '../../shared/calls/use-single-flight.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { unusable } from '../../shared/markup/settings.ts';
import { type Chosen, citiesIn, type Labels, parsePrayerTimes, type PrayerTimesProps, shownNames } from './markup.ts';
import { coordinatesOf, isOver, type NextPrayer, nextPrayer } from './model.ts';
import { PrayerChoice } from './prayer-choice.tsx';
import { PrayerList } from './prayer-list.tsx';
import { useNow } from './use-now.ts';

/** Where the city that a reader has chosen is remembered. */
const memory = ['prayer-times', 'city'] as const;

type Shown = Pick<PrayerTimesProps, 'city' | 'method' | 'day'>;

/** What is said of a place that cannot be had, by the browser's codes. */
const refusals: Readonly<Record<number, 'denied' | 'timeout'>> = { 1: 'denied', 3: 'timeout' };

const locateReader = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 });
  });

/** How long it is to the next prayer. */
function remaining({ minutes }: NextPrayer, { inHours, inMinutes }: Labels, { format }: Kernel['digits']): string {
  const hours = Math.floor(minutes / 60);
  return (hours ? inHours : inMinutes)
    .replace('{hours}', format(hours))
    .replace('{minutes}', format(minutes % 60));
}

/** The times of a day in a city, and how long it is to the next prayer. */
export function PrayerTimes({ kernel, ...props }: PrayerTimesProps & ViewProps): ReactNode {
  const { title, labels, groups, isAsked } = props;
  const { digits, page, storage } = kernel;
  const [{ city, method, day }, setShown] = useState<Shown>(props);
  const [chosen, setChosen] = useState(props.chosen);
  const [message, setMessage] = useState('');
  const [isLocating, runLocating] = useSingleFlight();
  const [printed] = useState<Chosen>({ city: props.city.value, method: props.method });
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(0);
  const now = useNow(props.now, form);
  const next = nextPrayer(day, now);

  function report(error: unknown): void {
    const box = form.current?.closest('[data-widget]');
    if (box) reportError(box, error);
  }

  async function show(wanted: Chosen, isChosen = false): Promise<void> {
    const turn = (asked.current += 1);
    try {
      const { placeOf, prayerDay } = await import('./prayer-day.ts');
      if (turn !== asked.current) return;
      const place = placeOf(wanted.city, labels.near, citiesIn(groups));
      const today = prayerDay({ ...wanted, city: place, names: shownNames(labels), language: page.language }, Date.now());
      setShown({ city: place, method: wanted.method, day: today });
      setChosen(wanted);
      setMessage('');
      if (isChosen) storage.write(...memory, wanted.city);
    } catch (error) {
      if (turn !== asked.current) return;
      setChosen({ city: city.value, method });
      setMessage(labels.failed);
      report(error);
    }
  }

  function choose(wanted: Chosen): void {
    setChosen(wanted);
    void show(wanted, true);
  }

  async function locate(): Promise<void> {
    try {
      const { coords } = await locateReader();
      // To about a kilometre: the times are the same to a few seconds, and nobody's house is known.
      await show({ city: `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`, method }, true);
    } catch (error) {
      setMessage(labels[refusals[(error as GeolocationPositionError).code] ?? 'unavailable']);
    }
  }

  useEffect(() => {
    const stored = isAsked ? undefined : storage.read(...memory);
    if (chosen.city !== city.value || chosen.method !== method) void show(chosen, true);
    else if (stored === undefined || stored === city.value) return;
    else if (typeof stored === 'string' && coordinatesOf(stored)) void show({ city: stored, method });
    else report(unusable('city', stored));
  }, []);

  useEffect(() => {
    if (isOver(day, now)) void show({ city: city.value, method });
  }, [now]);

  return (
    <>
      <header className="prayer-head">
        <h2 className="prayer-title">{title}</h2>
        <p className="prayer-dates">
          <time className="prayer-solar" dateTime={day.date || undefined}>
            {day.solar || null}
          </time>
          <span className="prayer-lunar">{day.lunar || null}</span>
        </p>
      </header>
      <PrayerChoice
        {...props}
        printed={printed}
        city={city}
        chosen={chosen}
        isLocating={isLocating}
        choose={choose}
        locate={() => void runLocating(locate)}
        form={form}
      />
      <p className="prayer-next" role="timer">
        <strong>{next ? labels[next.name] : null}</strong>
        <span>{next ? remaining(next, labels, digits) : null}</span>
      </p>
      <PrayerList city={city} method={method} day={day} labels={labels} next={next?.name} digits={digits} />
      <p className="prayer-message" role="status">
        {message || null}
      </p>
      <p className="prayer-note">{labels.lunar}</p>
      {day.times.some(({ isEstimated }) => isEstimated) ? <p className="prayer-note">{labels.estimates}</p> : null}
    </>
  );
}

/** Shows the times of the printed city, and of any other that the reader chooses. */
export default island(parsePrayerTimes, PrayerTimes);
