import { beforeEach, expect, test, vi } from 'vitest';
import { withView } from '../../shared/testing/in-view.ts';
import { element, kernelOf, print, showPage, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { CountdownBox } from './box.tsx';
import mount from './countdown.ts';
import { targetOf } from './model.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const noon = Date.parse('2027-03-20T12:00:00+03:30');

/** Makes the box visible or hidden. */
const see = withView();

beforeEach(() => {
  vi.setSystemTime(noon);
});

function mountCountdown(box: HTMLElement, language = 'fa'): void {
  wakeAtOnce(mount, box, kernelOf(language));
}

const clock = (): string => textsOf('.countdown-unit b').join(':');
const said = (): string | null => element('[data-announcement]').textContent;

interface Settings {
  left: number;
  language?: string;
  printedAt?: number;
  interval?: number;
}

function printCountdown({ left, language = 'en', printedAt = noon, interval }: Settings): HTMLElement {
  return printBox(
    <CountdownBox
      language={language}
      title="Nowruz"
      target={noon + left}
      targetText="Saturday"
      end="Happy new year"
      now={printedAt}
      {...(interval !== undefined && { interval })}
    />,
  );
}

const start = (settings: Settings): void => mountCountdown(printCountdown(settings), settings.language ?? 'en');

test('the clock counts down every second, in the digits of the page', () => {
  start({ left: 61 * second, language: 'fa' });
  expect(clock()).toBe('۰:۰۰:۰۱:۰۱');
  vi.advanceTimersByTime(2 * second);
  expect(clock()).toBe('۰:۰۰:۰۰:۵۹');
});

test('the clock ticks at the set interval and ends on time', () => {
  vi.setSystemTime(noon + 5 * second);
  start({ left: 60 * second, interval: 15_000 });
  expect(clock()).toBe('0:00:00:55');
  vi.advanceTimersByTime(10 * second);
  expect(clock()).toBe('0:00:00:45');
  vi.advanceTimersByTime(14_999);
  expect(clock()).toBe('0:00:00:45');
  vi.advanceTimersByTime(30_001);
  expect(element('[data-end]').hidden).toBe(false);
});

test('the clock has ended when a tab wakes after the target', () => {
  start({ left: hour });
  showPage(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(noon + 2 * hour);
  showPage(true);
  expect(element('[data-end]').hidden).toBe(false);
});

test('the clock stops while it is not visible, and is right afterwards', () => {
  start({ left: hour });
  see(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(noon + 10 * minute);
  expect(clock()).toBe('0:01:00:00');
  see(true);
  expect(clock()).toBe('0:00:50:00');
  vi.advanceTimersByTime(second);
  expect(clock()).toBe('0:00:49:59');
});

test('the clock is right at once on a page from the back/forward cache', () => {
  start({ left: hour });
  vi.setSystemTime(noon + 20 * minute);
  dispatchEvent(new Event('pageshow'));
  expect(clock()).toBe('0:00:40:00');
});

test('the clock announces each hour, and each minute in the last hour', () => {
  start({ left: 2 * hour + second });
  expect(said()).toBe('');
  vi.advanceTimersByTime(59 * minute);
  expect(said()).toBe('Time left: days 0 · hours 1 · minutes 59');
  vi.advanceTimersByTime(3 * minute);
  expect(said()).toBe('Time left: days 0 · hours 0 · minutes 58');
  const texts = new Set<string | null>();
  for (let passed = 0; passed < 3 * 60; passed += 1) {
    vi.advanceTimersByTime(second);
    texts.add(said());
  }
  expect(texts.size).toBeLessThanOrEqual(4);
});

test('only the status announces the end', () => {
  start({ left: 2 * minute });
  vi.advanceTimersByTime(2 * minute);
  expect(element('[role=status]').contains(element('[data-end]'))).toBe(true);
  expect(said()).toBe('');
});

test('the server renders the end text after the target', () => {
  printCountdown({ left: -hour });
  expect([element('[role=timer]').hidden, element('[data-end]').hidden]).toEqual([true, false]);
});

const own = (attributes: string, inner = '<i data-template="{{hours}} h {{minutes}}"></i>'): string =>
  `<p data-widget="countdown"><span data-service ${attributes}>${inner}</span></p>`;

test('the clock stays at zero if it has no end text', () => {
  mountCountdown(print(own(`data-date="${noon + second}"`, '<i role="timer" data-template="{{seconds}}"></i>')));
  vi.advanceTimersByTime(5 * second);
  expect([element('i').textContent, element('i').hidden]).toEqual(['۰۰', false]);
});

test.each([
  ['no service', '<p><i data-template="{{days}}">5</i></p>', 'data-service'],
  ['no template', own(`data-date="${noon + hour}"`, 'five days'), 'data-template'],
  ['a target that has passed', own('data-full-year="2027-3-20" data-time="11:59:59"'), '2027-03-20T08:29:59.000Z has passed'],
])('a box with %s stays unchanged and reports an error', (_, html, reason) => {
  const box = print(html);
  const { outerHTML } = box;
  expect(() => mount(box, kernelOf())).toThrow(reason);
  expect(box.outerHTML).toBe(outerHTML);
  expect(vi.getTimerCount()).toBe(0);
});

test('a target in Tehran time is the same moment', () => {
  printBox(
    <CountdownBox language="en" title="Nowruz" target={noon} targetText="Saturday" end="Now" now={noon - hour} isInTehran />,
  );
  const { dataset } = element('[data-service]');
  expect(dataset).toMatchObject({ fullYear: '2027-03-20', time: '12:00:00' });
  expect(targetOf(dataset)).toBe(noon);
});
