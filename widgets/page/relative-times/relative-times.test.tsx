import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, settle, textsOf, wake, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { RelativeTimesBox } from './box.tsx';
import mount from './relative-times.ts';

withFreshPages();

const now = Date.parse('2026-11-20T08:30:00+03:30');
const minute = 60_000;

beforeEach(() => void vi.setSystemTime(now));

const printed = '۲۹ آبان، ۰۸:۰۰';
const timeOf = (dateTime: string): string => `<time datetime="${dateTime}">${printed}</time>`;
const timeAgo = (minutes: number): string => timeOf(new Date(now - minutes * minute).toISOString());

/** Wakes the box on a page with these times. */
function wakeOn(times: string, language = 'fa') {
  print(`<main>${times}<div data-widget="relative-times" hidden></div></main>`);
  return wake(mount, element('[data-widget]'), kernelOf(language));
}

const relative = (): (string | null)[] => textsOf('.relative-time:not(:empty)');

test.each([
  ['fa', ['۱ دقیقه پیش', '۵ دقیقه پیش', '۵۹ دقیقه پیش', '۱ ساعت پیش', '۲۳ ساعت پیش']],
  ['en', ['1 minute ago', '5 minutes ago', '59 minutes ago', '1 hour ago', '23 hours ago']],
])('times of the last day are told in the language of the page, %s', async (language, told) => {
  await wakeOn([0, 5, 59, 60, 1439].map(timeAgo).join(''), language);
  expect(relative()).toEqual(told);
});

test('a box that has the words needs none of the browser\'s', async () => {
  const box = printBox(<RelativeTimesBox language="fa" />);
  expect([box.dataset.minute, box.dataset.hour]).toEqual(['{n} دقیقه پیش', '{n} ساعت پیش']);
  element('body').insertAdjacentHTML('beforeend', `<main>${[5, 60].map(timeAgo).join('')}</main>`);
  vi.stubGlobal('Intl', undefined);
  await wake(mount, box, kernelOf('fa'));
  expect(relative()).toEqual(['۵ دقیقه پیش', '۱ ساعت پیش']);
});

test.each(['en', 'ar', 'ru', 'azl'])('a box in a language whose words hang on the number, or that is not known, has none: %s', language => {
  expect(printBox(<RelativeTimesBox language={language} />).dataset).not.toHaveProperty('minute');
});

test('the printed time stays in its place and is the title', async () => {
  await wakeOn(timeAgo(5));
  expect(element('.relative-time + *').textContent).toBe(printed);
  expect(element('time').title).toBe(printed);
  expect(element('time').getAttribute('datetime')).toBe('2026-11-20T04:55:00.000Z');
});

test.each([
  ['a day old', '2026-11-19T08:30:00+03:30'],
  ['still to come, as on a phone whose clock is slow', '2026-11-20T08:31:00+03:30'],
  ['a day without an hour', '2026-11-20'],
  ['none', '"><script>Tuesday'],
])('a time that is %s stays as it was printed', async (_, dateTime) => {
  await wakeOn('<time></time>');
  element('time').setAttribute('datetime', dateTime);
  element('time').textContent = printed;
  await settle();
  expect(element('time').innerHTML).toBe(printed);
  expect(element('time').hasAttribute('title')).toBe(false);
});

test.each(['azc', 'azl', 'xx'])('in a language that the browser does not know, %s, all stays as it was printed', async language => {
  await wakeOn(timeAgo(5), language);
  expect(element('time').innerHTML).toBe(printed);
});

test('as time goes on, so do the times, until they are a day old', async () => {
  await wakeOn(timeAgo(5));
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(relative()).toEqual(['۸ دقیقه پیش']);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(relative()).toEqual([]);
  expect(element('time').textContent).toBe(printed);
});

test('the times of a page that comes back are right at once', async () => {
  await wakeOn(timeAgo(5));
  vi.setSystemTime(now + 60 * minute);
  dispatchEvent(new Event('pageshow'));
  expect(relative()).toEqual(['۱ ساعت پیش']);
});

test('items that come later are told the same way', async () => {
  await wakeOn(timeAgo(5));
  element('main').insertAdjacentHTML('beforeend', `<ul><li>${timeAgo(90)}</li></ul>`);
  await settle();
  expect(relative()).toEqual(['۵ دقیقه پیش', '۱ ساعت پیش']);
});

test('what does not change is left alone', async () => {
  await wakeOn(timeAgo(5));
  const changes = vi.fn();
  const watch = new MutationObserver(changes);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  dispatchEvent(new Event('pageshow'));
  await settle();
  watch.disconnect();
  expect(changes).not.toHaveBeenCalled();
});

test('after an unmount times are told no more', async () => {
  print(`<main>${timeAgo(5)}<div hidden></div></main>`);
  const unmount = wakeAtOnce(mount, element('div'), kernelOf());
  unmount();
  element('main').insertAdjacentHTML('beforeend', timeAgo(90));
  await vi.advanceTimersByTimeAsync(2 * minute);
  dispatchEvent(new Event('pageshow'));
  expect(relative()).toEqual(['۵ دقیقه پیش']);
});

test('a language that is none is reported', () => {
  const box = print('<div></div>');
  expect(() => mount(box, kernelOf('not a language'))).toThrow(RangeError);
});
