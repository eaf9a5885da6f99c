import { adverts, hostileAdverts } from '../../shared/adverts/example-adverts.ts';
import { stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import { type ExampleLanguage, type Examples, state } from '../../shared/render/examples.ts';
import { InlineAdsBox } from './box.tsx';

const list = (content: ExampleLanguage, id: string, isTimeline = false) => (
  <section data-box="" id={id}>
    <NewsList items={stories(content)} isTimeline={isTimeline} />
  </section>
);

export const examples: Examples = {
  summary: {
    fa: 'میان خبرهای یک فهرست، پس از هر چند خبر، یک آگهی می‌گذارد؛ هرگز در جایی که خواننده می‌بیند.',
    en: 'Puts an advert after every few items of a list, also of what it pages in; never where a reader sees something move.',
  },
  wakes: 'An advert comes just before its place is visible, or with items from `load-more`.',
  states: {
    news: state({ fa: 'پس از هر دو خبر', en: 'After every second item' }, (content, language) => (
      <div>
        {list(content, 'inline-news')}
        <InlineAdsBox language={language} adverts={adverts(content, 'inline')} boxId="inline-news" every={2} />
      </div>
    )),
    timeline: state({ fa: 'در ستون زمان', en: 'In a timeline' }, (content, language) => (
      <div className="timeline">
        {list(content, 'inline-timeline', true)}
        <InlineAdsBox language={language} adverts={adverts(content, 'timeline')} boxId="inline-timeline" every={3} />
      </div>
    )),
    few: state({ fa: 'فهرستی که کوتاه‌تر است', en: 'A list that is too short' }, (content, language) => (
      <div>
        {list(content, 'inline-few')}
        <InlineAdsBox language={language} adverts={adverts(content, 'few')} boxId="inline-few" every={9} />
      </div>
    )),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, (content, language) => (
      <div>
        {list(content, 'inline-hostile')}
        <InlineAdsBox language={language} adverts={hostileAdverts(content, 'inline')} boxId="inline-hostile" every={1} />
      </div>
    )),
  },
};
