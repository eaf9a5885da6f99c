import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { type Examples, state } from '../../shared/render/examples.ts';
import { TickerBox } from './box.tsx';

const titles = {
  fa: { all: 'تازه رسید', one: 'همین حالا', hostile: 'از همه‌جا' },
  en: { all: 'Just in', one: 'Breaking', hostile: 'From everywhere' },
};

export const examples: Examples = {
  summary: {
    fa: 'نواری از تازه‌ترین خبرها که هر پنج ثانیه یکی جلو می‌رود و خواننده می‌تواند نگهش دارد.',
    en: 'A strip of the latest headlines that moves on every five seconds, and that readers can pause.',
  },
  states: {
    latest: state({ fa: 'تازه‌ترین خبرها', en: 'The latest news' }, (content, language) => (
      <TickerBox language={language} title={titles[content].all} items={stories(content)} />
    )),
    single: state({ fa: 'تک‌خبر', en: 'A single headline' }, (content, language) => (
      <TickerBox language={language} title={titles[content].one} items={stories(content).slice(0, 1)} />
    )),
    hostile: state({ fa: 'عنوان‌های دراز و بدخواه', en: 'Long and hostile headlines' }, (content, language) => (
      <TickerBox language={language} title={titles[content].hostile} items={hostileStories(content)} />
    )),
  },
};
