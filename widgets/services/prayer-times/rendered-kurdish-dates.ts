import { oncePer } from '../../shared/base/once-per.ts';
import { digitsIn } from '../../shared/render/format-number.ts';

/** Weekdays in Central Kurdish, from Sunday on. */
export const kurdishWeekdays = ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'];

const solarMonths = [
  'خاکەلێوە', 'گوڵان', 'جۆزەردان', 'پووشپەڕ', 'گەلاوێژ', 'خەرمانان',
  'ڕەزبەر', 'گەڵاڕێزان', 'سەرماوەز', 'بەفرانبار', 'ڕێبەندان', 'ڕەشەمە',
];

const lunarMonths = [
  'موحەڕەم', 'سەفەر', 'ڕەبیعی یەکەم', 'ڕەبیعی دووەم', 'جەمادی یەکەم', 'جەمادی دووەم',
  'ڕەجەب', 'شەعبان', 'ڕەمەزان', 'شەوال', 'زولقەعدە', 'زولحیججە',
];

const partsIn = oncePer(
  calendar =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** Formats a date in a calendar with the Kurdish suffixes between its parts: `٢ی سەرماوەزی ١٤٠٥`. */
function inCalendar(date: string, calendar: string, months: readonly string[]): string {
  const parts = partsIn(calendar).formatToParts(new Date(date));
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  const month = months[Number(part('month')) - 1] ?? '';
  return digitsIn(`${part('day')}ی ${month}ی ${part('year')}`, 'ckb');
}

/** Returns the dates of a day such as `2026-11-23` in Central Kurdish, whose month names ICU lacks. */
export const kurdishDates = (date: string): { solar: string; lunar: string } => ({
  solar: `${kurdishWeekdays[new Date(date).getUTCDay()] ?? ''} ${inCalendar(date, 'persian', solarMonths)}`,
  lunar: inCalendar(date, 'islamic-civil', lunarMonths),
});
