import { stories } from '../../shared/news-list/example-stories.ts';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';
import { type ExampleLanguage, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { RelativeTimesBox } from './box.tsx';

const minute = 60_000;

/** Returns stories with ages in minutes. */
const storiesOf = (content: ExampleLanguage, now: number, ages: readonly number[]): NewsListItem[] =>
  stories(content)
    .slice(0, ages.length)
    .map((story, index) => ({ ...story, dateTime: new Date(now - (ages[index] ?? 0) * minute).toISOString() }));

export const examples: Examples = {
  summary: {
    fa: 'زمان خبرهای یک روز گذشته را نسبی می‌گوید («۲ ساعت پیش»)، هر وقت که صفحه را باز کنند.',
    en: 'Says how long ago the news of the last day were (“2 hours ago”), however long a page has been cached.',
  },
  wakes: 'The printed times are right, so this waits until the page is idle.',
  states: {
    fresh: state({ fa: 'خبرهای تازه', en: 'Fresh news' }, (content, language, now) => (
      <div>
        <NewsList items={storiesOf(content, now, [0, 5, 60, 1200, 2000])} />
        <RelativeTimesBox language={language} />
      </div>
    )),
    timeline: state({ fa: 'ستون زمان', en: 'A timeline' }, (content, language, now) => (
      <div className="timeline">
        <NewsList items={storiesOf(content, now, [59, 1439])} isTimeline />
        <RelativeTimesBox language={language} />
      </div>
    )),
    hostile: state({ fa: 'زمان‌های نادرست', en: 'Times that are none' }, (content, language, now) => (
      <div>
        <NewsList items={storiesOf(content, now, [-90]).map(story => ({ ...story, dateTime: hostileText }))} />
        <NewsList items={storiesOf(content, now, [-90])} />
        <RelativeTimesBox language={language} />
      </div>
    )),
    empty: state({ fa: 'صفحه‌ای بی‌زمان', en: 'A page without times' }, (_, language) => (
      <RelativeTimesBox language={language} />
    )),
  },
};
