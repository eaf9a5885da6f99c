import { attribute, element, inside, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('form', 'In the box, or around it; or a button with a `formaction`. Its fields have the names of the archive’s URL.'),
  inside(':is(select,input:not([type=hidden],[type=submit],[type=button]))[name]', attribute('name', ['tp', 'ty', 'pl', 'kw', 'jr', 'all', 'ni', 'nl', 'ms', 'ps', 'sort', 'range', 'from', 'to', 'dy', 'mn', 'yr'], 'Any other field is left out of the archive’s URL.')),
  element('select:is([name=tp],[name=ty],[name=pl],[name=dy],[name=mn],[name=yr])', 'A choice in one of these submits at once.'),
  element('[name=all]', 'The words; at least some field must be filled in.'),
  element('details.archive-advanced', 'Advanced fields: its selects count only while it is open. Without this class, the first `details` is meant.'),
  element('details.archive-fold', 'Around a whole form that is folded.'),
  element('[name=advanced]', 'Hidden: 1 while the advanced fields are open.'),
  element('select[name=range]', 'Its value `custom` shows the two days.'),
  element('[name=from]', 'The first day.'),
  element('[name=to]', 'The last day.'),
  element('[data-days]', 'Around each of them, or both.'),
  inside(':is([name=from],[name=to])', attribute('data-wrong-day', 'text', 'Checks days of the Persian calendar, and is said of a wrong one.')),
];
