import { endlessWord, type ExampleLanguage, hostileText } from '../render/examples.ts';
import { wordsFor } from '../render/words.ts';
import type { NewsListItem } from './news-list.tsx';
import words from './words.json' with { type: 'json' };

/** A story: its id, kicker, title, alternative text of its picture, and type. */
type Row = readonly [id: string, kicker: string, title: string, alt: string, type?: 'AUDIO' | 'VIDEO'];

const rows: Readonly<Record<ExampleLanguage, readonly Row[]>> = {
  fa: [
    ['1031', 'در کارگاه کاشی اصفهان', 'آبی گمشده‌ای که پس از سه سال از کوره درآمد', 'کاشی‌های هفت‌رنگ با گل و ختایی آبی'],
    ['1032', 'تئاتر در بوشهر', 'جشنواره عروسکی خلیج فارس روی عرشه لنج افتتاح شد', 'صحنه نمایش با پرده و نور موضعی'],
    ['1033', 'ساز در تربت‌جام', 'توتی که باید چهل سال بماند تا دوتار شود', 'روستایی با درختان پراکنده و خانه‌های گلی', 'AUDIO'],
    ['1034', 'نمایشگاه قفل‌های قدیمی', 'صد و ده قفل چالشتر دوباره کلید خوردند', 'تالار موزه با ویترین و اشیای فلزی'],
    ['1035', 'گفت‌وگو با کارگردان «واگن ده»', 'فیلمی که تمامش در یک کوپه گذشت', 'قطار شب در حال گذر از دره‌ای کوهستانی'],
  ],
  en: [
    ['1204', 'Conservation in Isfahan', 'The tile-makers who are matching a four-century-old blue', 'Star-shaped tiles in blue and turquoise'],
    ['1205', 'Ski touring in the Alborz', 'Amateur club draws an avalanche map before the first snow', 'Snow-covered ridges under a clear sky'],
    ['1206', 'Renewable power in Gilan', 'Young engineers teach software the moods of the Manjil wind', 'White wind turbines along rolling hills'],
    ['1209', 'Iranian heritage abroad', 'Torn carpet is made whole again, on two museum walls', 'A quiet museum hall with a visitor'],
    ['1211', 'By rail across the Alborz', 'Seven hours, and a whole country, between Tehran and Sari', 'A passenger train among mountains', 'VIDEO'],
  ],
};

const topics = { fa: 'فرهنگ و هنر', en: 'Arts' } as const;
const times = { fa: '۲۹ آبان، ۰۸:۳۰', en: '20 Nov, 08:30' } as const;

function toItem([id, kicker, title, alt, type]: Row, language: ExampleLanguage): NewsListItem {
  return {
    id,
    title,
    url: `/news/${id}`,
    kicker,
    type: type ? wordsFor(words, language)[type] : '',
    topic: topics[language],
    day: '',
    time: times[language],
    dateTime: '2026-11-20T08:30:00+03:30',
    image: { src: `/media/${id}-360.webp`, alt },
  };
}

export const stories = (language: ExampleLanguage): NewsListItem[] => rows[language].map(row => toItem(row, language));

/** Returns news with overlong titles and with titles that try to inject markup. */
export const hostileStories = (language: ExampleLanguage): NewsListItem[] =>
  stories(language)
    .slice(0, 3)
    .map((story, index) => ({ ...story, title: [hostileText, endlessWord, `${story.title} `.repeat(4).trim()][index] ?? '' }));
