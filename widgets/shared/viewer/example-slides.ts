import { endlessWord, type ExampleLanguage, hostileText } from '../render/examples.ts';
import type { Slide, SlideKind } from './slide.ts';

type Row = readonly [kind: SlideKind, name: string, width: number, height: number, alt: string, caption: string];

const rows: Readonly<Record<ExampleLanguage, readonly Row[]>> = {
  fa: [
    ['picture', '1301-1', 1440, 960, 'خورشید از پشت کوه‌ها بر بام‌ها و بادگیرها بالا می‌آید', 'ساعت شش صبح. باد خنک کویر پیش از شهر بیدار است.'],
    ['video', '1302-2', 1440, 960, 'دسته‌ای اردک هنگام طلوع از روی آب برمی‌خیزند', 'برخاستن دسته‌جمعی در نخستین دقیقه‌های روز.'],
    ['picture', '1301-3', 1440, 960, 'گنبد آب‌انبار با چهار بادگیر در آفتاب ظهر', 'ظهر در برابر آب‌انبار. سایه پله‌ها هنوز خنک‌ترین جای محله است.'],
    ['picture', '1303-3', 960, 1280, 'زنی سفالگر پشت چرخ کوزه‌ای را شکل می‌دهد', 'گل، تا خیس است، هر لحظه می‌تواند پشیمان شود.'],
  ],
  en: [
    ['picture', '1321-1', 1440, 960, 'Two people raise the first awning under strings of lamps', 'A quarter past five. The second stall of the day goes up.'],
    ['video', '1302-2', 1440, 960, 'Ducks rise from the water at sunrise', 'The first minutes of the day.'],
    ['picture', '1321-2', 1440, 960, 'Bowls heaped with yellow, red, green and brown spices', 'The cones are rebuilt after every sale.'],
    ['picture', '1321-4', 960, 1280, 'A woman and a child look up at patterned cloths', 'Cloth is sold by the arm, from fingertip to nose.'],
  ],
};

const addressOf = (name: string, width: number): string => `/media/${name}-${width}.webp`;

function toSlide([kind, name, width, height, alt, caption]: Row): Slide {
  const widths = [width / 4, width / 2, width];
  return {
    kind,
    url: kind === 'video' ? '/media/1302.mp4' : addressOf(name, width),
    width,
    height,
    alt,
    caption,
    thumbnail: addressOf(name, width / 4),
    srcset: widths.map(pixels => `${addressOf(name, pixels)} ${pixels}w`).join(', '),
  };
}

/** Returns example pictures with one video. */
export const slides = (language: ExampleLanguage): Slide[] => rows[language].map(toSlide);

/** Returns pictures with overlong captions and captions that try to inject markup. */
export const hostileSlides = (language: ExampleLanguage): Slide[] =>
  slides(language)
    .slice(0, 2)
    .map((slide, index) => ({ ...slide, alt: hostileText, caption: [hostileText, endlessWord][index] ?? '' }));
