import type { ReactNode } from 'react';
import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';
import { type ExampleLanguage, type Examples, state, type LocalizedText } from '../../shared/render/examples.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { SliderBox, type SliderBoxProps } from './box.tsx';
import type { SliderSettings } from './settings.ts';

interface Shown {
  title: LocalizedText;
  conf: Partial<SliderSettings>;
}

const storyItem = (item: NewsListItem): ReactNode => (
  <article>
    <img src={item.image.src} alt={item.image.alt} width="360" height="203" loading="lazy" decoding="async" />
    <p className="kicker">{item.kicker}</p>
    <h3>
      <a href={item.url}>{item.title}</a>
    </h3>
  </article>
);

const pictureItem = ({ url, image, title }: NewsListItem): ReactNode => (
  <figure>
    <a href={url}>
      <img src={image.src} alt={image.alt} width="360" height="203" loading="lazy" decoding="async" />
    </a>
    <figcaption>{title}</figcaption>
  </figure>
);

type ItemsOf = (content: ExampleLanguage, language: string) => SliderBoxProps['items'];

const ofItems = ({ title, conf }: Shown, itemsOf: ItemsOf) =>
  state(title, (content, language) => (
    <SliderBox language={language} title={title[content]} conf={conf} items={itemsOf(content, language)} />
  ));

/** Creates a state with news, optionally with thumbnails. */
const ofNews = (
  shown: Shown,
  contentOf: (item: NewsListItem) => ReactNode,
  storiesOf = stories,
  thumbnailOf?: (item: NewsListItem) => string,
) =>
  ofItems(shown, content =>
    storiesOf(content).map(item => ({
      key: item.id,
      content: contentOf(item),
      ...(thumbnailOf && { thumbnail: thumbnailOf(item) }),
    })),
  );

const ofStories = (shown: Shown, storiesOf = stories) => ofNews(shown, storyItem, storiesOf);

const ofPictures = (shown: Shown, storiesOf = stories) =>
  ofNews(shown, pictureItem, storiesOf, ({ image }) => image.src);

/** Creates a state with a number of numbered slides. */
const ofNumbers = (shown: Shown, count: number) =>
  ofItems(shown, (content, language) =>
    Array.from({ length: count }, (_, index) => ({
      key: String(index),
      content: <a href={`/news/${stories(content)[index % 5]?.id ?? ''}`}>{formatNumber(index + 1, language)}</a>,
    })),
  );

/** Returns each story twice, to fill a shelf. */
const manyStories = (content: ExampleLanguage): NewsListItem[] =>
  [...stories(content), ...stories(content)].map((item, index) => ({ ...item, id: `${item.id}-${index}` }));

/** Slides with nested lists, whose items do not belong to the slider. */
const ofLists = (shown: Shown) =>
  ofItems(shown, content =>
    [3, 1, 2].map((count, index) => ({
      key: String(index),
      content: <NewsList items={stories(content).slice(0, count)} />,
    })),
  );

export const examples: Examples = {
  summary: {
    fa: 'نوار تصویری با تنظیم‌های خودش: چند تصویر کنار هم، حرکت خودکار، نقطه‌ها یا تصویرهای کوچک، چند ردیف، بی‌پایان.',
    en: 'A carousel with settings of its own: several slides side by side or in rows, dots or small pictures, moving by itself, without an end.',
  },
  wakes: 'The row scrolls without it. Moving by itself adds 0.5 kB, looping 6.7 kB.',
  states: {
    shelf: ofStories(
      { title: { fa: 'خبرها، با نقطه‌ها در سرستون', en: 'News, with dots in the header' }, conf: { items: 3, paging: true, controls: true } },
    ),
    variable: ofStories(
      { title: { fa: 'قفسه‌ای که دنباله‌اش پیداست', en: 'A shelf that shows that it goes on' }, conf: { items: 'variable', controls: true } },
      manyStories,
    ),
    auto: ofPictures(
      { title: { fa: 'تصویرهایی که خودشان عوض می‌شوند', en: 'Pictures that move by themselves' }, conf: { auto: true, paging: true, pagingHeader: false } },
    ),
    indicator: ofPictures(
      { title: { fa: 'با تصویرهای کوچک', en: 'With small pictures' }, conf: { indicator: true, controls: true } },
    ),
    vertical: ofPictures(
      { title: { fa: 'با ستونی از تصویرهای کوچک', en: 'With a column of small pictures' }, conf: { indicator: true, vertical: true } },
      manyStories,
    ),
    rows: ofStories(
      { title: { fa: 'دو ردیف دوتایی', en: 'Two rows of two' }, conf: { rows: 2, controls: true, paging: true } },
      manyStories,
    ),
    loop: ofStories(
      { title: { fa: 'پس از آخری، دوباره اولی', en: 'After the last one, the first' }, conf: { items: 2, loop: true, controls: true, paging: true, auto: 8000 } },
    ),
    fitted: ofLists(
      { title: { fa: 'به بلندی آنچه پیداست', en: 'As high as what it shows' }, conf: { autoHeight: true, controls: true } },
    ),
    single: ofStories(
      { title: { fa: 'تنها یک خبر', en: 'A single story' }, conf: { items: 3, paging: true, controls: true, auto: true } },
      content => stories(content).slice(0, 1),
    ),
    empty: ofStories({ title: { fa: 'خالی', en: 'Empty' }, conf: { items: 3, paging: true } }, () => []),
    many: ofNumbers({ title: { fa: 'بیست‌وچهار تصویر', en: 'Two dozen slides' }, conf: { items: 4, paging: true } }, 24),
    hostile: ofStories(
      { title: { fa: 'عنوان‌های دراز و بدخواه', en: 'Long and hostile titles' }, conf: { items: 2, paging: true } },
      hostileStories,
    ),
  },
};
