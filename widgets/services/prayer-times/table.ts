import { attribute, element, inside, plainButton, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  element('form', 'With the selects; a page without scripts.'),
  required(element('select[name=city]', 'The cities.')),
  inside('select[name=city] option',
    required(attribute('value', 'text', '`lat,lng`.')),
    attribute('data-offset', 'number', 'Hours east of UTC, for cities on other clocks than Iran’s, with or without a zone.'),
    attribute('data-zone', 'zone', 'Its IANA zone, if its clocks change.'),
  ),
  element('select[name=method]', 'The methods.'),
  attribute('data-method', ['MWL', 'ISNA', 'Egypt', 'Makkah', 'Karachi', 'Tehran', 'Jafari'], 'The method.', 'Tehran'),
  attribute('data-city', 'text', '`lat,lng` of what is printed.'),
  attribute('data-ends', 'text', 'When the next day begins there; without it, the phone finds the day.'),
  attribute('data-next-fajr', 'text', 'The next day’s `fajr`.'),
  attribute('data-asked', 'flag', 'The URL named this city.'),
  attribute('data-partial', 'text', 'The partial for the times of an empty list, such as `prayers`.'),
  required(element('.prayer-list', 'The times. If it is empty, the phone prints those with a label: `data-imsak-label`, `data-fajr-label`, `data-sunrise-label`, `data-dhuhr-label`, `data-asr-label`, `data-sunset-label`, `data-maghrib-label`, `data-isha-label`, `data-midnight-label`.')),
  element('[data-time]', 'Each of them.'),
  inside('[data-time]',
    required(attribute('data-time', ['imsak', 'fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'], 'Which.')),
    attribute('data-at', 'text', 'The minute, with its offset, in ISO 8601.'),
  ),
  element('[data-time] .prayer-name', 'Its name.'),
  element('[data-time] time', 'The printed time.'),
  element('.prayer-next-name', 'The next time’s name.'),
  element('.prayer-remaining', 'How long until then.'),
  element('[role=status]', 'Where a failure is said.'),
  element('.prayer-solar', 'A `time`: the day in the Persian calendar.'),
  element('.prayer-lunar', 'The day in the Islamic calendar.'),
  element('.prayer-estimates', 'Shown with estimates.'),
  element('.prayer-near', 'A button that asks for the phone’s location.'),
  plainButton('.prayer-near', 'Or it submits the form.'),
];

export const sentences: Sentences = of => {
  const { inHours, inMinutes, estimated, none, failed, denied, unavailable, timeout } = of(words);
  return { '': { inHours, inMinutes, estimated, none, failed, denied, unavailable, timeout } };
};
