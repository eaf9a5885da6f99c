import { labelsOf } from '../../shared/markup/labels.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { textOf } from '../../shared/markup/parse.ts';
import { initialValueOf } from '../../shared/markup/touched.ts';
import {
  type City,
  coordinatesOf,
  type MethodName,
  methodNames,
  offsetOfIran,
  type PrayerDay,
  type PrayerTime,
  type TimeName,
  timeNames,
} from './model.ts';

/** What the box says, beside the names of the times. */
const sentenceNames = [
  'city',
  'method',
  'show',
  'near',
  'inHours',
  'inMinutes',
  'estimated',
  'none',
  'estimates',
  'lunar',
  'failed',
  'denied',
  'unavailable',
  'timeout',
] as const;

/** Times without a name are not shown. */
export type Labels = Readonly<Record<TimeName | (typeof sentenceNames)[number], string>>;

/** Cities under a heading; those without one stand at the top of the select. */
export interface CityGroup {
  label: string;
  cities: readonly City[];
}

/** What the selects say, by their values. */
export interface Chosen {
  city: string;
  method: MethodName;
}

export interface PrayerTimesProps {
  title: string;
  /** Address of the page that shows a city without a script. */
  action: string;
  groups: readonly CityGroup[];
  /** Whose times are shown. */
  city: City;
  /** To choose from; empty where the box has no choice of them. */
  methods: readonly { value: MethodName; name: string }[];
  method: MethodName;
  /** The reader may have chosen something else already. */
  chosen: Chosen;
  labels: Labels;
  /** The reader has asked for this city just now: what was chosen earlier does not count. */
  isAsked: boolean;
  day: PrayerDay;
  /** The moment, in ms, that the box was printed for. */
  now: number;
}

/** The times that a box shows, in their order. */
export const shownNames = (labels: Labels): TimeName[] => timeNames.filter(name => labels[name]);

export const citiesIn = (groups: readonly CityGroup[]): City[] => groups.flatMap(({ cities }) => cities);

function parseCity({ value, dataset, textContent }: HTMLOptionElement): City {
  const { offset = offsetOfIran, zone = '' } = dataset;
  if (!coordinatesOf(value)) throw markupError(`city="${value}" is no place`);
  if (!(Math.abs(Number(offset)) <= 14)) throw markupError(`data-offset="${offset}" is not a number of hours`);
  return { value, name: textContent.trim(), offset: Number(offset), zone };
}

/** The groups of a select, and before them what stands in none. */
function parseGroups(select: HTMLSelectElement): CityGroup[] {
  const groups = [...select.querySelectorAll('optgroup')].map(({ label, children }) => ({ label, children: [...children] }));
  const alone = [...select.children].filter(child => child.localName === 'option');
  return [...(alone.length > 0 ? [{ label: '', children: alone }] : []), ...groups].map(({ label, children }) => ({
    label,
    cities: children.map(child => parseCity(child as HTMLOptionElement)),
  }));
}

function methodOf(value: string): MethodName {
  const method = methodNames.find(name => name === value);
  if (!method) throw markupError(`method="${value}" is none of ${methodNames.join(', ')}`);
  return method;
}

const isoMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?[+-]\d\d:\d\d$/;

/** A printed time; empty where there is none. Throws MarkupError where it is no minute with its offset. */
function momentOf(value: string | undefined, name: string): string {
  if (value && !(isoMinute.test(value) && Date.parse(value))) throw markupError(`${name}="${value}" is not a time`);
  return value ?? '';
}

function parseTime(item: HTMLElement, name: TimeName): PrayerTime {
  const time = item.querySelector('time');
  if (!time && !item.querySelector('.prayer-none')) throw markupError(`There is no time in data-time="${name}"`);
  return {
    name,
    dateTime: momentOf(time?.dateTime, 'datetime'),
    isEstimated: item.dataset.estimated !== undefined,
  };
}

function parseDay(box: HTMLElement, names: readonly TimeName[]): PrayerDay {
  const list = box.querySelector<HTMLElement>('.prayer-list');
  const { ends, nextFajr } = list?.dataset ?? {};
  return {
    date: box.querySelector<HTMLTimeElement>('.prayer-solar')?.dateTime ?? '',
    solar: textOf(box, '.prayer-solar'),
    lunar: textOf(box, '.prayer-lunar'),
    ends: momentOf(ends, 'data-ends'),
    nextFajr: momentOf(nextFajr, 'data-next-fajr'),
    times: names.flatMap(name => {
      const item = list?.querySelector<HTMLElement>(`[data-time=${name}]`);
      return item ? [parseTime(item, name)] : [];
    }),
  };
}

/** Reads a box of prayer times from its markup. What is not printed of a day, the phone finds. */
export function parsePrayerTimes(box: HTMLElement): PrayerTimesProps {
  const select = box.querySelector<HTMLSelectElement>('select[name=city]');
  if (!select?.options[0]) throw markupError('There is no select[name=city] with a city');
  const labels = labelsOf(box, [...timeNames, ...sentenceNames]);
  const names = shownNames(labels);
  if (!names[0]) throw markupError('No time has a name, such as data-fajr-label');
  const methods = box.querySelector<HTMLSelectElement>('select[name=method]');
  // What the times are of: the reader may have had others shown, in a box that was moved.
  const shown = box.querySelector<HTMLElement>('.prayer-list')?.dataset ?? {};
  const { method = 'Tehran', now = Date.now() } = box.dataset;
  const groups = parseGroups(select);
  const value = shown.city ?? initialValueOf(select);
  const city = citiesIn(groups).find(one => one.value === value);
  if (!city) throw markupError(`city="${value}" is none of those to choose from`);
  if (!Number(now)) throw markupError(`data-now="${now}" is not a moment`);
  return {
    title: textOf(box, '.prayer-title'),
    action: box.querySelector('form')?.getAttribute('action') ?? '',
    groups,
    city,
    methods: Array.from(methods?.options ?? [], ({ value, text }) => ({ value: methodOf(value), name: text })),
    method: methodOf(shown.method ?? (methods ? initialValueOf(methods) : method)),
    chosen: { city: select.value, method: methodOf(methods?.value ?? shown.method ?? method) },
    labels,
    isAsked: box.dataset.asked !== undefined,
    day: parseDay(box, names),
    now: Number(now),
  };
}
