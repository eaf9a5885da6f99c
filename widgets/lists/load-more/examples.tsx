import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { type Examples, statesOf } from '../../shared/render/examples.ts';
import { LoadMoreBox } from './box.tsx';

const home = { fa: '/', en: '/en' };
/** Lists in the example newsroom: the latest news of an edition, and those of a topic. */
const place = { fa: 'latest', en: 'latest-en' };
const topicPlace = { fa: 'topic', en: 'latest-en' };
const button = { fa: 'باز هم از فرهنگ و هنر', en: 'More from Arts' };

export const examples: Examples = {
  summary: {
    fa: 'فهرست خبری که با یک دکمه ادامه پیدا می‌کند؛ بی‌اسکریپت، ادامه‌اش صفحه‌ای دیگر است.',
    en: 'A list of news that goes on at the press of a button; without a script, on another page.',
  },
  states: statesOf(LoadMoreBox)({
    latest: [{ fa: 'تازه‌ترین خبرها', en: 'The latest news' }, content => ({
      conf: { id: place[content], seqKey: '', items: 3 },
      items: stories(content).slice(0, 3),
      action: home[content],
      from: 0,
    })],
    topic: [{ fa: 'یک موضوع، با دکمه‌ای به نام خودش', en: 'A topic, with a button of its own' }, content => ({
      conf: { id: topicPlace[content], seqKey: '', items: 5, topicFilter: '4', loadMoreBtnTitle: button[content] },
      items: stories(content).slice(3),
      action: home[content],
      from: 0,
    })],
    hostile: [{ fa: 'عنوان‌های دراز و بدخواه', en: 'Long and hostile titles' }, content => ({
      conf: { id: place[content], seqKey: '', items: 3 },
      items: hostileStories(content),
      action: home[content],
      from: 0,
    })],
  }),
};
