import { adverts, hostileAdverts } from '../../shared/adverts/example-adverts.ts';
import { stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import { type Examples, state, type LocalizedText } from '../../shared/render/examples.ts';
import { InlineAdsBox } from './box.tsx';

interface Shown {
  title: LocalizedText;
  name: string;
  every: number;
  advertsOf?: typeof adverts;
  isTimeline?: boolean;
}

/** Renders a list with adverts. */
const inList = ({ title, name, every, advertsOf = adverts, isTimeline = false }: Shown) =>
  state(title, (content, language) => (
    <div className={isTimeline ? 'timeline' : undefined}>
      <section data-box="" id={`inline-${name}`}>
        <NewsList items={stories(content)} isTimeline={isTimeline} />
      </section>
      <InlineAdsBox language={language} adverts={advertsOf(content, name)} boxId={`inline-${name}`} every={every} />
    </div>
  ));

export const examples: Examples = {
  summary: {
    fa: 'میان خبرهای یک فهرست، پس از هر چند خبر، یک آگهی می‌گذارد؛ هرگز در جایی که خواننده می‌بیند.',
    en: 'Puts an advert after every few items of a list, also of what it pages in; never where a reader sees something move.',
  },
  wakes: 'An advert comes just before its place is visible, or with items from `load-more`.',
  states: {
    news: inList({ title: { fa: 'پس از هر دو خبر', en: 'After every second item' }, name: 'news', every: 2 }),
    timeline: inList({ title: { fa: 'در ستون زمان', en: 'In a timeline' }, name: 'timeline', every: 3, isTimeline: true }),
    few: inList({ title: { fa: 'فهرستی که کوتاه‌تر است', en: 'A list that is too short' }, name: 'few', every: 9 }),
    hostile: inList({
      title: { fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' },
      name: 'hostile',
      every: 1,
      advertsOf: hostileAdverts,
    }),
  },
};
