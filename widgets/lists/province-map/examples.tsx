import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { type MapProvince, ProvinceMapBox } from './box.tsx';

const map = '/media/maps/iran-provinces.svg';

const pages: Readonly<Record<ExampleLanguage, (slug: string) => string>> = {
  fa: slug => `/service/provinces/${slug}`,
  en: slug => `/en/service/provinces/${slug}`,
};

const editions = { fa: {}, en: { edition: 'en' } } as const;

/** Provinces of a newsroom that has correspondents only in the north. */
const north = (content: ExampleLanguage): MapProvince[] => [
  { slug: 'gilan', name: { fa: 'گیلان', en: 'Gilan' }[content], topic: '88', url: pages[content]('gilan') },
  { slug: 'mazandaran', name: { fa: 'مازندران', en: 'Mazandaran' }[content], topic: '89', url: pages[content]('mazandaran') },
  { slug: 'golestan', name: { fa: 'گلستان', en: 'Golestan' }[content], topic: '87', disabled: true },
];

const hostile: readonly MapProvince[] = [
  { slug: 'tehran', name: hostileText, topic: '107', url: '/service/provinces/tehran?a="&b=<i>' },
  { slug: '"]', name: endlessWord, topic: '999' },
];

export const examples: Examples = {
  summary: {
    fa: 'نقشه استان‌ها با خبرهای هر استان در کنارش؛ بی‌اسکریپت، تصویری است با فهرست استان‌ها.',
    en: 'The provinces on a map, and the news of each beside it; without a script, a picture with a list of the provinces.',
  },
  wakes: 'A second later it chooses a random province, unless the reader or the page has chosen one.',
  states: statesOf(ProvinceMapBox)({
    news: [{ fa: 'با خبرها', en: 'With news' }, content => ({
      map, urlOf: pages[content], query: editions[content], news: stories(content),
    })],
    empty: [{ fa: 'بی خبر تا نخستین انتخاب', en: 'Without news until one is chosen' }, content => ({
      map, urlOf: pages[content], query: editions[content], news: [],
    })],
    pages: [
      { fa: 'بی فهرست خبر: هر استان صفحه خودش را باز می‌کند', en: 'Without a list of news: each opens its page' },
      content => ({ map, urlOf: pages[content] }),
    ],
    firstSet: [
      { fa: 'با دسته نخست شناسه‌ها، بی صفحه استان', en: 'With the first set of ids, and no pages' },
      content => ({ map, topicSet: 'first', query: editions[content], news: stories(content) }),
    ],
    own: [{ fa: 'استان‌های خود صفحه، یکی بسته', en: 'The page’s own provinces, one of them closed' }, content => ({
      map, provinces: north(content), query: editions[content], news: stories(content).slice(0, 1),
    })],
    hostile: [{ fa: 'نام‌ها و عنوان‌های دراز و بدخواه', en: 'Long and hostile names and titles' }, content => ({
      map, provinces: hostile, news: hostileStories(content),
    })],
  }),
};
