import { describe, expect, test, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { withView } from '../../shared/testing/in-view.ts';
import { choose, click, element, kernelOf, print, settle, showPage, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { type Answer, serve, text } from '../../shared/testing/server.ts';
import { withSilentBrowser } from '../../shared/testing/silent-browser.ts';
import { PrayerTimesBox } from './box.tsx';
import mount from './prayer-times.ts';
import words from './words.json' with { type: 'json' };

/** Makes the box visible or hidden. */
const see = withView();

const said = withSilentBrowser();

const morning = Date.parse('2026-11-20T09:00:30+03:30');
const shiraz = '29.5918,52.5837';

/** Renders a box and wakes it at a later time. */
async function wakeBox(props: Partial<ComponentProps<typeof PrayerTimesBox>> = {}, now = morning): Promise<() => void> {
  vi.setSystemTime(now);
  return wake(mount, printBox(<PrayerTimesBox language="fa" action="/prayer-times" now={morning} {...props} />), kernelOf());
}

const field = (name = 'city'): HTMLSelectElement => element(`select[name=${name}]`) as HTMLSelectElement;

const chooseIn = (name: string, value: string): Promise<void> => choose(`select[name=${name}]`, value);

const clocks = (): (string | null)[] => textsOf('.prayer-clock');
const next = (): (string | null)[] => textsOf('.prayer-next-name, .prayer-remaining, .is-next .prayer-name');
const message = (): string | null => element('[role=status]').textContent;

const inTehran = ['۰۵:۱۸', '۰۶:۴۵', '۱۱:۵۰', '۱۶:۵۵', '۱۷:۱۴', '۲۳:۰۷'];

test('a visible box updates its countdown every minute', async () => {
  await wakeBox();
  see(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(next()[1]).toBe('۲ ساعت و ۵۰ دقیقهٔ دیگر');
  await vi.advanceTimersByTimeAsync(1000);
  expect(next()[1]).toBe('۲ ساعت و ۴۹ دقیقهٔ دیگر');
  see(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(next()[1]).toBe('۲ ساعت و ۴۹ دقیقهٔ دیگر');
  see(true);
  expect(next()[1]).toBe('۲ ساعت و ۳۹ دقیقهٔ دیگر');
  expect(vi.getTimerCount()).toBe(1);
});

test('a box does not update while the page is hidden', async () => {
  await wakeBox();
  see(true);
  showPage(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(Date.parse('2026-11-20T17:15:00+03:30'));
  showPage(true);
  expect(next()).toEqual(['اذان صبح', '۱۲ ساعت و ۳ دقیقهٔ دیگر', 'اذان صبح']);
});

test('a box shows today\'s times on a page from yesterday, and after midnight', async () => {
  await wakeBox({}, Date.parse('2026-11-22T23:59:00+03:30'));
  see(true);
  await settle();
  expect(element('.prayer-solar').textContent).toBe('یکشنبه ۱ آذر ۱۴۰۵');
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(element('.prayer-solar').textContent).toBe('دوشنبه ۲ آذر ۱۴۰۵');
  expect(element('time[datetime]').getAttribute('datetime')).toBe('2026-11-23');
});

test('a city abroad has times in its own time zone', async () => {
  await wakeBox();
  await chooseIn('city', '34.5553,69.2075');
  expect(element('[data-time]').dataset.at).toMatch(/^2026-11-20T.*\+04:30$/);
});

test('a chosen method shows its times', async () => {
  await wakeBox({ methods: [{ value: 'Tehran', name: 'تهران' }, { value: 'Jafari', name: 'قم' }] });
  await chooseIn('method', 'Jafari');
  expect(clocks()[0]).toBe('۰۵:۲۶');
  expect(element('.prayer-list').dataset.method).toBe('Jafari');
});

test('a city in the URL takes precedence over the stored one', async () => {
  kernelOf().storage.write('prayer-times', 'city', shiraz);
  await wakeBox({ isAsked: true });
  expect(clocks()).toEqual(inTehran);
});

test('a choice before the box woke is applied', async () => {
  vi.setSystemTime(morning);
  const box = printBox(<PrayerTimesBox language="fa" action="/prayer-times" now={morning} />);
  field().value = shiraz;
  await wake(mount, box, kernelOf());
  expect(element('.prayer-list').dataset.city).toBe(shiraz);
});

test('the form is not submitted', async () => {
  await wakeBox();
  field().value = shiraz;
  await click('.prayer-show');
  expect(element('.prayer-list').dataset.city).toBe(shiraz);
});

test('estimates are marked with a note, and missing times are shown as text', async () => {
  await wakeBox({ hasAll: true }, Date.parse('2026-06-21T12:00:00+02:00'));
  await chooseIn('city', '59.9139,10.7522');
  expect(element('[data-time=isha] .prayer-mark').textContent).toBe(words.fa.estimated);
  expect(element('[data-time=maghrib] .prayer-mark').textContent).toBe('');
  const note = element('.prayer-estimates');
  expect([note.hidden, note.className]).toEqual([false, 'prayer-note prayer-estimates']);
  await chooseIn('city', '35.6892,51.389');
  expect(textsOf('.prayer-mark:not(.is-off)')).toEqual([]);
  expect(note.className).toBe('prayer-note prayer-estimates is-off');
});

test('a place without a sunset shows no time and no countdown', async () => {
  const groups = [{ label: '', cities: [{ value: '78.22,15.65', name: 'لونگ‌یربین', offset: 2, zone: '' }] }];
  const evening = Date.UTC(2026, 5, 21, 18);
  await wakeBox({ groups, now: evening }, evening);
  expect(textsOf('[data-time=maghrib] .prayer-mark')).toEqual([words.fa.none]);
  expect(next()).toEqual(['', '']);
});

describe('near me', () => {
  const refusalWith = (code: number) => (_: unknown, failure: (error: object) => void) => failure({ code });

  test.each([
    ['refuses', refusalWith(1), words.fa.denied],
    ['cannot find it', refusalWith(2), words.fa.unavailable],
    ['takes too long', refusalWith(3), words.fa.timeout],
    ['has no geolocation', undefined, words.fa.unavailable],
  ])('shows a message if the phone %s', async (_, getCurrentPosition, sentence) => {
    vi.stubGlobal('navigator', { ...(getCurrentPosition && { geolocation: { getCurrentPosition } }) });
    await wakeBox();
    await click('.prayer-near');
    expect(message()).toBe(sentence);
    expect(clocks()).toEqual(inTehran);
    expect(element('form').getAttribute('aria-busy')).toBe('false');
  });

  test.each([
    ['a place', [{ coords: { latitude: 36.3, longitude: 59.6 } }, undefined]],
    ['a refusal', [undefined, { code: 1 }]],
  ])('does not replace a city that the reader has chosen before the phone responds with %s', async (_, [place, refusal]) => {
    const getCurrentPosition = vi.fn();
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    await wakeBox();
    await click('.prayer-near');
    const other = field().options[1]?.value ?? '';
    await chooseIn('city', other);
    const [found, fail] = getCurrentPosition.mock.calls[0] as ((answer: unknown) => void)[];
    if (place) found?.(place);
    else fail?.(refusal);
    await settle();
    expect([field().value, message()]).toEqual([other, '']);
    expect(kernelOf().storage.read('prayer-times', 'city')).toBe(other);
  });
});

test('an invalid stored place is reported', async () => {
  kernelOf().storage.write('prayer-times', 'city', { a: 1 });
  await wakeBox();
  expect(said).toEqual([expect.objectContaining({ name: 'MarkupError' })]);
  expect(clocks()).toEqual(inTehran);
});

test('an invalid choice is reported, and the previous city stays', async () => {
  await wakeBox();
  field().append(new Option('هیچ‌جا', '95,51'));
  await chooseIn('city', '95,51');
  expect(said).toEqual([expect.objectContaining({ name: 'MarkupError' })]);
  expect(message()).toBe(words.fa.failed);
  expect(field().value).toBe('35.6892,51.389');
  expect(clocks()).toEqual(inTehran);
});

describe('markup of another CMS', () => {
  const cities = '<form><select name="city"><option value="35.6892,51.389">تهران</option></select></form>';

  async function wakeUnrendered(attributes: string, html: string): Promise<void> {
    vi.setSystemTime(morning);
    await wake(mount, print(`<section data-widget="prayer-times" ${attributes}>${html}</section>`), kernelOf());
    see(true);
    await settle();
  }

  test('with an empty list gets items for all times with labels', async () => {
    await wakeUnrendered('data-fajr-label="صبح" data-maghrib-label="مغرب"', `${cities}<ul class="prayer-list"></ul>`);
    expect(textsOf('[data-time]')).toEqual(['صبح۰۵:۱۸', 'مغرب۱۷:۱۴']);
  });

  test.each<[how: string, name: string, partial: Answer, items: string[]]>([
    ['by the partial that it names', 'prayers', text('{{#times}}<li data-time="{{name}}"><b>{{label}}</b><time></time></li>{{/times}}'), ['<b>صبح</b><time datetime="05:18">۰۵:۱۸</time>']],
    ['without it, where that cannot be had', 'missing', text('', 404), ['<span class="prayer-name">صبح</span><time class="prayer-clock" datetime="05:18">۰۵:۱۸</time>']],
  ])('with an empty list has them %s', async (_, name, partial, items) => {
    const requests = serve(partial);
    await wakeUnrendered(`data-partial="${name}" data-fajr-label="صبح"`, `${cities}<ul class="prayer-list"></ul>`);
    expect(requests).toMatchObject([{ path: `/global/partials/${name}.html` }]);
    expect(Array.from(document.querySelectorAll('[data-time]'), item => item.innerHTML.replace(/<span class="prayer-mark.*/, ''))).toEqual(items);
  });

  test('keeps its own items and updates their times', async () => {
    const list = '<dl class="prayer-list"><div data-time="fajr"><dt class="prayer-name">Fajr</dt><dd><time></time></dd></div></dl>';
    await wakeUnrendered('data-method="Jafari"', cities + list);
    expect(element('dd time').textContent).toBe('۰۵:۲۶');
  });

  test('without a time, or with an unknown one, is reported', async () => {
    await wakeUnrendered('', `${cities}<ul class="prayer-list"></ul>`);
    expect(said).toEqual([expect.objectContaining({ name: 'MarkupError' })]);
  });
});
