import { endlessWord, type ExampleLanguage, hostileText } from '../render/examples.ts';
import type { PrintedAdvert } from './rendered-advert.tsx';

/** An advert: its name (also of its picture), title, text, advertiser and alternative text. */
type Row = readonly [name: string, title: string, text: string, advertiser: string, alt: string];

const rows: Readonly<Record<ExampleLanguage, readonly Row[]>> = {
  fa: [
    ['books', 'کتابی برای جمعه‌ای بی‌عجله', 'سفارش تا ظهر، تحویل همان روز در تهران.', 'کتاب‌فروشی ورق', 'ردیفی از کتاب‌های رنگی که یکی‌شان کج ایستاده است'],
    ['tea', 'چای بهارهٔ لاهیجان رسید', 'قوطی نیم‌کیلویی، مستقیم از باغ.', 'چای برگ‌وباران', 'استکان چای با بخاری که از آن برمی‌خیزد'],
    ['bicycle', 'دوچرخه‌تان را پیش از بهار سرویس کنید', 'بازدید رایگان در هر چهار شعبه.', 'دوچرخه‌سازی رکاب', 'دوچرخه‌ای سبز روی جاده'],
    ['bread', 'نان سنگک، داغ، ساعت هفت', 'هر صبح دم در خانهٔ شما.', 'نانوایی سحر', 'نان‌های کنجدی روی تختهٔ چوبی'],
  ],
  en: [
    ['books', 'A book for an unhurried Friday', 'Order by noon, and it is there the same day.', 'Leaf & Spine Books', 'A row of coloured books, one of them leaning'],
    ['tea', 'The spring tea of Lahijan is here', 'Half a kilo, straight from the garden.', 'Leaf and Rain Tea', 'A glass of tea with steam above it'],
    ['bicycle', 'Have your bicycle looked after', 'A free check in all four shops.', 'Pedal Bicycles', 'A green bicycle on a road'],
    ['bread', 'Sesame bread, hot, at seven', 'At your door every morning.', 'Dawn Bakery', 'Sesame breads on a wooden board'],
  ],
};

const toAdvert = (
  [name, title, text, advertiser, alt]: Row,
  language: ExampleLanguage,
  place: string,
): PrintedAdvert => ({
  id: `${place}-${name}`,
  href: `https://${name}.example/`,
  title,
  text,
  advertiser,
  picture: { src: `/media/adverts/${name}.svg`, width: 240, height: 160, alt },
  impression: `/ads/impression?advert=${name}-${language}`,
});

/** Returns adverts of fictitious shops. Their ids contain the place, so that they are unique on the page. */
export const adverts = (language: ExampleLanguage, place: string): PrintedAdvert[] =>
  rows[language].map(row => toAdvert(row, language, place));

/** Returns the same adverts with rising weights: 1, 2, 3, … */
export const weightedAdverts = (language: ExampleLanguage, place: string): PrintedAdvert[] =>
  adverts(language, place).map((advert, index) => ({ ...advert, chance: index + 1 }));

/** Returns adverts with overlong texts and with texts that try to inject markup. */
export const hostileAdverts = (language: ExampleLanguage, place: string): PrintedAdvert[] =>
  weightedAdverts(language, place)
    .slice(0, 2)
    .map((advert, index) => ({ ...advert, title: [hostileText, endlessWord][index] ?? '', text: hostileText, advertiser: endlessWord }));

/** Returns an advert in a frame instead of a picture. */
export const framedAdvert = (language: ExampleLanguage, place: string): PrintedAdvert => ({
  id: `${place}-frame`,
  href: 'https://books.example/',
  title: { fa: 'کتابی برای جمعه‌ای بی‌عجله', en: 'A book for an unhurried Friday' }[language],
  text: '',
  advertiser: { fa: 'کتاب‌فروشی ورق', en: 'Leaf & Spine Books' }[language],
  frame: { src: `/ads/frame/books-${language}`, width: 320, height: 120 },
  impression: `/ads/impression?advert=books-${language}`,
  chance: 1,
});
