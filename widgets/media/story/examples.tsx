import { endlessWord, type ExampleLanguage, type Examples, hostileText } from '../../shared/render/examples.ts';
import { type RenderedStory, StoryBox } from './box.tsx';

const texts = {
  fa: { all: 'روایت‌های امروز', one: 'یک روایت', titles: ['باد کویر', 'تالاب در سپیده‌دم', 'آهنگرهای بازار'] },
  en: { all: 'Today’s stories', one: 'A story', titles: ['The desert wind', 'A lake at dawn', 'Smiths of the bazaar'] },
};

const storiesOf = (titles: readonly string[]): RenderedStory[] =>
  titles.map((title, index) => ({
    newsId: '1311',
    mediaId: '1311',
    url: `/media/story-${index + 1}.mp4`,
    title,
    poster: `/media/story-${index + 1}-270.webp`,
  }));

const renderAll = (content: ExampleLanguage, language: string = content) => (
  <StoryBox language={language} title={texts[content].all} stories={storiesOf(texts[content].titles)} />
);

export const examples: Examples = {
  summary: {
    fa: 'ردیفی از ویدئوهای کوتاه که روی همان صفحه، یکی پس از دیگری، پخش می‌شوند.',
    en: 'A row of short videos that play over the page, one after another.',
  },
  wakes:
    'A tap on a form’s button is kept until the widget is ready. If it cannot be fetched, the tap leads to the video. The tap also fetches the story player (2.0 kB) and its styles (0.7 kB).',
  states: {
    stories: {
      title: { fa: 'چند روایت', en: 'Several stories' },
      render: renderAll,
    },
    single: {
      title: { fa: 'یک روایت', en: 'A single story' },
      render: (content, language = content) => (
        <StoryBox language={language} title={texts[content].one} stories={storiesOf([texts[content].one])} />
      ),
    },
    hostile: {
      title: { fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' },
      render: (content, language = content) => (
        <StoryBox language={language} title={hostileText} stories={storiesOf([hostileText, endlessWord])} />
      ),
    },
  },
};
