import { createElement } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { Kernel } from '../../../kernel/types.ts';
import { type City, clockText, hourOf, offsetOfIran, timeNames } from './model.ts';
import { itemsIn, methodOf, type PrayerParts } from './parts.ts';
import { type PrayerTime, prayerDay } from './prayer-day.ts';
import { placeOf } from './reader-place.ts';
import { now } from '../../shared/base/time.ts';

export { askForPlace } from './reader-place.ts';

const cityOf = ({ value, text, dataset: { offset, zone = '' } }: HTMLOptionElement): City => ({
  value,
  name: text,
  offset: offset === undefined ? offsetOfIran : Number(offset),
  zone,
});

/** Selects a city. Adds an option at the top for a place outside the known cities. */
function select(field: HTMLSelectElement, { value, name, offset, zone }: City): void {
  if (![...field.options].some(option => option.value === value)) {
    const option = createElement('option', '', { value, 'data-offset': String(offset), 'data-zone': zone });
    option.textContent = name;
    field.prepend(option);
  }
  field.value = value;
}

function itemOf({ name, label }: { name: string; label: string }): HTMLElement {
  const title = createElement('span', 'prayer-name');
  const item = createElement('li', 'prayer-item', { 'data-time': name });
  title.textContent = label;
  item.append(title);
  return item;
}

/** Renders the items with the box's partial. Resolves with undefined on failure. */
async function byPartial(partial: string, times: readonly object[]): Promise<Node[] | undefined> {
  try {
    const { renderTemplate } = await import('../../shared/template/template.ts');
    return [await renderTemplate(partial, { times })];
  } catch {
    return undefined;
  }
}

/** Adds items for all times that a box has labels for, if its list was printed empty. */
export async function printItems(box: HTMLElement, list: HTMLElement): Promise<void> {
  const { dataset } = box;
  const times = timeNames.flatMap(name => {
    const label = dataset[`${name}Label`];
    return label ? [{ name, label }] : [];
  });
  if (!times[0]) throw markupError('There is no [data-time], and no name of one, such as data-fajr-label');
  const items = (dataset.partial && (await byPartial(dataset.partial, times))) || times.map(itemOf);
  if (!itemsIn(box)[0]) list.append(...items);
}

/** Returns the part of an item, or adds it at the end. */
function partOf<Name extends 'time' | 'span'>(item: HTMLElement, name: Name, className: string): HTMLElementTagNameMap[Name] {
  const found = item.querySelector<HTMLElementTagNameMap[Name]>(name === 'time' ? name : `.${className}`);
  const part = found ?? createElement(name, className);
  if (!found) item.append(part);
  return part;
}

/** Shows a text, or hides the element without removing its space, so that content below does not move. */
function show(part: HTMLElement, words: string): void {
  part.classList.toggle('is-off', !words);
  if (words) part.textContent = words;
}

/**
 * Shows a city's day in a box, in any markup, and selects the city. Shows texts for estimates and missing times. Throws
 * MarkupError for invalid coordinates before it changes anything.
 */
export function showDay(box: HTMLElement, parts: PrayerParts, value: string, { page, digits }: Kernel): void {
  const { dataset } = box;
  const { city: field, list } = parts;
  const ownName = box.querySelector('.prayer-near')?.textContent.trim() ?? value;
  const city = placeOf(value, ownName, [...field.options].map(cityOf));
  const method = methodOf(box, parts);
  const day = prayerDay(city, method, now(), page.language);

  function showTime(item: HTMLElement, { dateTime, isEstimated }: PrayerTime): void {
    const time = partOf(item, 'time', 'prayer-clock');
    time.hidden = !dateTime;
    // Not in the time's own `dateTime`, because scripts of a host page may turn a full date into “2 hours ago”.
    item.dataset.at = dateTime;
    time.dateTime = hourOf(dateTime);
    time.textContent = clockText(dateTime, digits.format);
    show(partOf(item, 'span', 'prayer-mark'), (dateTime ? isEstimated && dataset.estimated : box.getAttribute('data-none')) || '');
  }

  let hasEstimates = false;
  for (const item of itemsIn(box)) {
    const time = (day.times as Partial<Record<string, PrayerTime>>)[item.dataset.time ?? ''];
    if (time) showTime(item, time);
    hasEstimates ||= time?.isEstimated ?? false;
  }
  Object.assign(list.dataset, { city: value, method, ends: day.ends, nextFajr: day.nextFajr });
  const solar = box.querySelector<HTMLTimeElement>('.prayer-solar');
  const lunar = box.querySelector('.prayer-lunar');
  // Keeps a printed date, because the phone may not know its language.
  const isPrinted = solar?.dateTime === day.date;
  if (solar && !isPrinted) Object.assign(solar, { dateTime: day.date, textContent: day.solar });
  if (lunar && !isPrinted) lunar.textContent = day.lunar;
  const note = box.querySelector<HTMLElement>('.prayer-estimates');
  if (note) show(note, hasEstimates ? (note.textContent ?? '') : '');
  if (note && hasEstimates) note.hidden = false;
  select(field, city);
}
