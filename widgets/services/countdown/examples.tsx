import type { ReactElement } from 'react';
import { endlessWord, type ExampleLanguage, type Examples, hostileText } from '../../shared/render/examples.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { CountdownBox } from './box.tsx';
import { timeLeftOf } from './model.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Wherever this is run, the moments lie ahead or behind. In whole seconds, as newsrooms set them. */
const now = Math.floor(Date.now() / second) * second;

const texts = {
  fa: { title: 'تا لحظه تحویل سال', target: 'شنبه ۲۹ اسفند، ساعت ۲۳:۵۴ به وقت تهران', end: 'سال نو شد. نوروزتان پیروز.' },
  en: { title: 'Until the year turns', target: 'Saturday 20 March, 23:54 in Tehran', end: 'The new year is here.' },
} as const;

const daysToGo = { fa: '{{days}} روز مانده', en: '{{days}} days to go' } as const;
const farDays = (language: string): string =>
  formatNumber(timeLeftOf(Date.UTC(2099, 2, 20, 8, 30) - now).days, language);

const box = (content: ExampleLanguage, language: string, left: number, interval?: number): ReactElement => {
  const { title, target, end } = texts[content];
  const settings = { now, target: now + left, ...(interval !== undefined && { interval }) };
  return <CountdownBox language={language} title={title} targetText={target} end={end} {...settings} />;
};

export const examples: Examples = {
  summary: {
    fa: 'زمان مانده تا یک لحظه را می‌شمارد؛ بی‌اسکریپت، زمان مانده هنگام چاپ و خود آن لحظه را نشان می‌دهد.',
    en: 'Counts down to a moment. Without a script it shows what was left when it was printed, and the moment itself.',
  },
  wakes: 'It pauses while nobody sees it.',
  states: {
    days: {
      title: { fa: 'روزها مانده', en: 'Days to go' },
      render: (content, language = content) => box(content, language, 117 * day + 34_567 * second),
    },
    minutes: {
      title: { fa: 'کمتر از یک ساعت', en: 'Less than an hour' },
      render: (content, language = content) => box(content, language, 754 * second),
    },
    quarters: {
      title: { fa: 'هر پانزده ثانیه', en: 'Every fifteen seconds' },
      render: (content, language = content) => box(content, language, day, 15 * second),
    },
    over: {
      title: { fa: 'به سر رسیده', en: 'Over' },
      render: (content, language = content) => box(content, language, -day),
    },
    template: {
      title: { fa: 'جمله‌ای با نشانی‌های خودش', en: 'A sentence of its own' },
      render: (content, language = content) => (
        <p data-widget="countdown" data-service="" data-full-year="2099-3-20" data-time="12:00:00" data-interval="60000">
          <span data-template={daysToGo[content]}>{daysToGo[content].replace('{{days}}', farDays(language))}</span>
        </p>
      ),
    },
    hostile: {
      title: { fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' },
      render: (content, language = content) => (
        <CountdownBox
          language={language}
          title={hostileText}
          target={now + 99_999 * day}
          targetText={endlessWord}
          end={`${endlessWord} ${hostileText}`}
          now={now}
        />
      ),
    },
  },
};
