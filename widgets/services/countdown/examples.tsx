import { toGregorian, toJalaali } from 'jalaali-js';
import type { ReactElement } from 'react';
import type { ExampleLanguage, Examples } from '../../shared/render/examples.ts';
import { endlessWord, hostileText, state } from '../../shared/render/examples.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { CountdownBox } from './box.tsx';
import { tehranOffset, timeLeftOf } from './model.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Rounds a time down to whole seconds, as newsrooms set them. */
const wholeSecond = (moment: number): number => Math.floor(moment / second) * second;

/** Returns the start of the next Persian year in Tehran. */
function nextYear(now: number): number {
  const today = new Date(now + tehranOffset);
  const { jy } = toJalaali(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate());
  const { gy, gm, gd } = toGregorian(jy + 1, 1, 1);
  return Date.UTC(gy, gm - 1, gd) - tehranOffset;
}

const texts = {
  fa: { year: 'تا سال نو', match: 'تا آغاز مسابقه', end: 'آغاز شد.', locale: 'fa-IR', comma: '، ساعت', zone: 'به وقت تهران' },
  en: { year: 'Until the Persian year begins', match: 'Until the match begins', end: 'It has begun.', locale: 'en-GB', comma: ',', zone: 'in Tehran' },
} as const;

const daysToGo = { fa: '{{days}} روز مانده', en: '{{days}} days to go' } as const;
const farDays = (language: string, now: number): string =>
  formatNumber(timeLeftOf(Date.UTC(2099, 2, 20, 8, 30) - now).days, language);

function box(content: ExampleLanguage, language: string, now: number, target: number, interval?: number): ReactElement {
  const { year, match, end, locale, comma, zone } = texts[content];
  const isYear = target === nextYear(now);
  const say = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Tehran' }).format(target);
  const [weekday, date, time] = [say({ weekday: 'long' }), say({ day: 'numeric', month: 'long' }), say({ timeStyle: 'short' })];
  const title = isYear ? year : match;
  const settings = { title, now, target, isInTehran: isYear, ...(interval !== undefined && { interval }) };
  const targetText = `${weekday} ${date}${comma} ${time} ${zone}`;
  return <CountdownBox language={language} targetText={targetText} end={end} {...settings} />;
}

export const examples: Examples = {
  summary: {
    fa: 'زمان مانده تا یک لحظه را می‌شمارد؛ بی‌اسکریپت، زمان مانده هنگام چاپ و خود آن لحظه را نشان می‌دهد.',
    en: 'Counts down to a moment. Without a script it shows what was left when it was printed, and the moment itself.',
  },
  wakes: 'It pauses while nobody sees it.',
  states: {
    days: state({ fa: 'روزها مانده', en: 'Days to go' }, (content, language, now) =>
      box(content, language, now, nextYear(now))),
    minutes: state({ fa: 'کمتر از یک ساعت', en: 'Less than an hour' }, (content, language, now) =>
      box(content, language, now, wholeSecond(now) + 754 * second)),
    quarters: state({ fa: 'هر پانزده ثانیه', en: 'Every fifteen seconds' }, (content, language, now) =>
      box(content, language, now, wholeSecond(now) + day, 15 * second)),
    over: state({ fa: 'به سر رسیده', en: 'Over' }, (content, language, now) =>
      box(content, language, now, wholeSecond(now) - day)),
    template: state({ fa: 'جمله‌ای با نشانی‌های خودش', en: 'A sentence of its own' }, (content, language, now) => (
      <p data-widget="countdown" data-service="" data-full-year="2099-3-20" data-time="12:00:00" data-interval="60000">
        <span data-template={daysToGo[content]}>{daysToGo[content].replace('{{days}}', farDays(language, now))}</span>
      </p>
    )),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, (_, language, now) => (
      <CountdownBox
        language={language}
        title={hostileText}
        target={wholeSecond(now) + 99_999 * day}
        targetText={endlessWord}
        end={`${endlessWord} ${hostileText}`}
        now={now}
      />
    )),
  },
};
