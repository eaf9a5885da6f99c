import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { startTranslator } from '../../shared/testing/translator.ts';
import { type LanguageCode, languages } from '../../shared/render/languages.ts';
import { RelativeTimesBox } from './box.tsx';
import { formsFor } from './rendered-forms.ts';
import mount from './relative-times.ts';

const now = Date.parse('2026-11-20T08:30:00+03:30');
const minute = 60_000;

beforeEach(() => void vi.setSystemTime(now));

const printed = '۲۹ آبان، ۰۸:۰۰';
const timeOf = (dateTime: string): string => `<p><time datetime="${dateTime}">${printed}</time></p>`;
const timeAgo = (minutes: number): string => timeOf(new Date(now - minutes * minute).toISOString());

/** Wakes the box on a page with the given times. */
function wakeOn(times: string, language: LanguageCode = 'fa') {
  const box = printBox(<RelativeTimesBox language={language} />);
  print(`<main>${times}</main>`).append(box);
  return wake(mount, box, kernelOf(languages[language].tag));
}

const relative = (): (string | null)[] => textsOf('.relative-time:not(:empty)');

test.each<[LanguageCode, string[]]>([
  ['fa', ['۱ دقیقه پیش', '۵ دقیقه پیش', '۵۹ دقیقه پیش', '۱ ساعت پیش', '۲۳ ساعت پیش']],
  ['en', ['1 minute ago', '5 minutes ago', '59 minutes ago', '1 hour ago', '23 hours ago']],
  ['ru', ['1 минуту назад', '5 минут назад', '59 минут назад', '1 час назад', '23 часа назад']],
])('times of the last day are shown in the language of the page, %s', async (language, told) => {
  await wakeOn([0, 5, 59.99, 60, 1439.99].map(timeAgo).join(''), language);
  expect(relative()).toEqual(told);
});

test('a box with texts needs no locale data', async () => {
  const box = printBox(<RelativeTimesBox language="fa" />);
  expect([box.dataset.minute, box.dataset.hour]).toEqual(['{n} دقیقه پیش', '{n} ساعت پیش']);
  element('body').insertAdjacentHTML('beforeend', `<main>${[5, 60].map(timeAgo).join('')}</main>`);
  vi.stubGlobal('Intl', undefined);
  await wake(mount, box, kernelOf('fa'));
  expect(relative()).toEqual(['۵ دقیقه پیش', '۱ ساعت پیش']);
});

const textOf = (forms: ReturnType<typeof formsFor>['minute']): string =>
  forms.map(({ category, text }) => (category ? `${category}: ${text}` : text)).join(', ');

test('the relative times of every language match a reviewed list', () => {
  const said = Object.keys(languages).map(language => {
    const { minute, hour } = formsFor(language);
    return `${language}: ${textOf(minute)} · ${textOf(hour)}`;
  });
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "ar: قبل {n} دقيقة, few: قبل {n} دقائق, one: قبل دقيقة واحدة, two: قبل دقيقتين · قبل {n} ساعة, few: قبل {n} ساعات, one: قبل ساعة واحدة, two: قبل ساعتين
    az: {n} دقیقه اؤنجه · {n} ساعات اؤنجه
    azc: {n} дәгигә әввәл · {n} саат әввәл
    azl: {n} dəqiqə öncə · {n} saat öncə
    bn: {n} মিনিট আগে · {n} ঘণ্টা আগে
    bs: prije {n} minuta, few: prije {n} minute, one: prije {n} minutu · prije {n} sati, few: prije {n} sata, one: prije {n} sat
    ckb: {n} خولەک لەمەوبەر · {n} کاتژمێر لەمەوبەر
    de: vor {n} Minuten, one: vor {n} Minute · vor {n} Stunden, one: vor {n} Stunde
    en: {n} minutes ago, one: {n} minute ago · {n} hours ago, one: {n} hour ago
    es: hace {n} minutos, one: hace {n} minuto · hace {n} horas, one: hace {n} hora
    fa: {n} دقیقه پیش · {n} ساعت پیش
    fr: il y a {n} minutes, one: il y a {n} minute · il y a {n} heures, one: il y a {n} heure
    ha: mintuna {n} da suka gabata, one: minti {n} da ya gabata · awanni {n} da suka gabata, one: awa {n} da ta gabata
    hi: {n} मिनट पहले · {n} घंटे पहले
    id: {n} menit yang lalu · {n} jam yang lalu
    it: {n} minuti fa, one: {n} minuto fa · {n} ore fa, one: {n} ora fa
    ja: {n} 分前 · {n} 時間前
    kmr: berî {n} deqîqeyan, one: berî {n} deqîqeyê · berî {n} saetan, one: berî {n} saetê
    ku: berî {n} deqîqeyan, one: berî {n} deqîqeyê · berî {n} saetan, one: berî {n} saetê
    ms: {n} minit lalu · {n} jam lalu
    my: ပြီးခဲ့သည့် {n} မိနစ် · ပြီးခဲ့သည့် {n} နာရီ
    pt: há {n} minutos, one: há {n} minuto · há {n} horas, one: há {n} hora
    ru: {n} минут назад, few: {n} минуты назад, one: {n} минуту назад · {n} часов назад, few: {n} часа назад, one: {n} час назад
    sw: dakika {n} zilizopita, one: dakika {n} iliyopita · saa {n} zilizopita, one: saa {n} iliyopita
    tg: {n} дақиқа пеш · {n} соат пеш
    tl: {n} minuto ang nakalipas · {n} oras ang nakalipas
    tr: {n} dakika önce · {n} saat önce
    ur: {n} منٹ پہلے · {n} گھنٹے پہلے, one: {n} گھنٹہ پہلے
    zh: {n}分钟前 · {n}小时前"
  `);
});

test.each(Object.keys(languages) as LanguageCode[])('every number of minutes and hours has its form in %s', async language => {
  const ages = Array.from({ length: 82 }, (_, index) => (index < 59 ? index + 1 : 60 * (index - 58)));
  await wakeOn(ages.map(timeAgo).join(''), language);
  expect(relative()).toHaveLength(ages.length);
});

test.each([
  ['a day old', '2026-11-19T08:30:00+03:30'],
  ['still to come, as on a phone whose clock is slow', '2026-11-20T08:31:00+03:30'],
  ['a day without an hour', '2026-11-20'],
  ['none', '"><script>Tuesday'],
])('a time that is %s is not changed', async (_, dateTime) => {
  await wakeOn('<time></time>');
  element('time').setAttribute('datetime', dateTime);
  element('time').textContent = printed;
  await settle();
  expect(element('time').innerHTML).toBe(printed);
  expect(element('time').hasAttribute('title')).toBe(false);
});

test.each<[string, string, string[]]>([
  ['is not shown before a link', '<a href="#news-comment">3 comments</a>', []],
  ['is shown at the end of a line', ' ', ['۵ دقیقه پیش']],
])('a text that is wider than the printed one %s', async (_, next, told) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('time') ? 25 : 26;
  });
  await wakeOn(timeAgo(5).replace('</time>', `</time>${next}`));
  expect(relative()).toEqual(told);
  await vi.advanceTimersByTimeAsync(minute);
  expect(relative()).toHaveLength(told.length);
});

test('a box without texts is reported and changes nothing', () => {
  print(`<main>${timeAgo(5)}<div data-widget="relative-times" hidden></div></main>`);
  expect(() => mount(element('[data-widget]'), kernelOf('en'))).toThrow('data-minute is missing');
  expect(element('time').innerHTML).toBe(printed);
});

test('relative times are updated until they are a day old', async () => {
  await wakeOn(timeAgo(5));
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(relative()).toEqual(['۸ دقیقه پیش']);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(relative()).toEqual([]);
  expect(element('time').textContent).toBe(printed);
});

test('the times on a page from the back/forward cache are updated at once', async () => {
  await wakeOn(timeAgo(5));
  vi.setSystemTime(now + 60 * minute);
  dispatchEvent(new Event('pageshow'));
  expect(relative()).toEqual(['۱ ساعت پیش']);
});

test('items that are added later get relative times', async () => {
  await wakeOn(timeAgo(5));
  element('main').insertAdjacentHTML('beforeend', `<ul><li>${timeAgo(90)}</li></ul>`);
  await settle();
  expect(relative()).toEqual(['۵ دقیقه پیش', '۱ ساعت پیش']);
});

test('a time whose text stays the same is not written to the DOM', async () => {
  await wakeOn(timeAgo(5));
  const changes = vi.fn();
  const watch = new MutationObserver(changes);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  dispatchEvent(new Event('pageshow'));
  await settle();
  watch.disconnect();
  expect(changes).not.toHaveBeenCalled();
});

test('a page translator and the box do not disturb each other, and new times appear', async () => {
  await wakeOn(timeAgo(5));
  const translator = startTranslator();
  await vi.advanceTimersByTimeAsync(5000);
  expect(relative()).toEqual(['«۵ دقیقه پیش»']);
  const before = translator.texts();
  await vi.advanceTimersByTimeAsync(5000);
  expect(translator.texts()).toBe(before);
  element('main').insertAdjacentHTML('beforeend', timeAgo(7));
  await vi.advanceTimersByTimeAsync(minute);
  expect(relative()).toEqual(['«۶ دقیقه پیش»', '«۸ دقیقه پیش»']);
  translator.stop();
});
