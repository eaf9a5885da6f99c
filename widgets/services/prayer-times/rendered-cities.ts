import cityNames from './city-names.json' with { type: 'json' };
import { isRightToLeft, wordsFor } from '../../shared/render/words.ts';
import { type City, offsetOfIran } from './model.ts';
import words from './words.json' with { type: 'json' };

/** Cities under a heading. Without one, they are at the top of the select. */
export interface CityGroup {
  label: string;
  cities: readonly City[];
}

interface KnownCity {
  name: string;
  english: string;
  latitude: number;
  longitude: number;
  /** UTC offset in winter, in hours. Default: that of Iran. */
  offset?: number;
  /** Time zone of a place whose clocks change during the year. */
  zone?: string;
}

/** Capitals of the 31 provinces of Iran: Tehran first, the others by Persian name. */
const inIran: readonly KnownCity[] = [
  { name: 'تهران', english: 'Tehran', latitude: 35.6892, longitude: 51.389 },
  { name: 'اراک', english: 'Arak', latitude: 34.0917, longitude: 49.6892 },
  { name: 'اردبیل', english: 'Ardabil', latitude: 38.2498, longitude: 48.2933 },
  { name: 'ارومیه', english: 'Urmia', latitude: 37.5527, longitude: 45.0761 },
  { name: 'اصفهان', english: 'Isfahan', latitude: 32.6546, longitude: 51.668 },
  { name: 'اهواز', english: 'Ahvaz', latitude: 31.3183, longitude: 48.6706 },
  { name: 'ایلام', english: 'Ilam', latitude: 33.6374, longitude: 46.4227 },
  { name: 'بجنورد', english: 'Bojnord', latitude: 37.4747, longitude: 57.329 },
  { name: 'بندرعباس', english: 'Bandar Abbas', latitude: 27.1865, longitude: 56.2808 },
  { name: 'بوشهر', english: 'Bushehr', latitude: 28.9234, longitude: 50.8203 },
  { name: 'بیرجند', english: 'Birjand', latitude: 32.8663, longitude: 59.2211 },
  { name: 'تبریز', english: 'Tabriz', latitude: 38.08, longitude: 46.2919 },
  { name: 'خرم‌آباد', english: 'Khorramabad', latitude: 33.4878, longitude: 48.3558 },
  { name: 'رشت', english: 'Rasht', latitude: 37.2808, longitude: 49.5832 },
  { name: 'زاهدان', english: 'Zahedan', latitude: 29.4963, longitude: 60.8629 },
  { name: 'زنجان', english: 'Zanjan', latitude: 36.6736, longitude: 48.4787 },
  { name: 'ساری', english: 'Sari', latitude: 36.5633, longitude: 53.0601 },
  { name: 'سمنان', english: 'Semnan', latitude: 35.5769, longitude: 53.3921 },
  { name: 'سنندج', english: 'Sanandaj', latitude: 35.3219, longitude: 46.9862 },
  { name: 'شهرکرد', english: 'Shahrekord', latitude: 32.3256, longitude: 50.8644 },
  { name: 'شیراز', english: 'Shiraz', latitude: 29.5918, longitude: 52.5837 },
  { name: 'قزوین', english: 'Qazvin', latitude: 36.2688, longitude: 50.0041 },
  { name: 'قم', english: 'Qom', latitude: 34.6399, longitude: 50.8759 },
  { name: 'کرج', english: 'Karaj', latitude: 35.84, longitude: 50.9391 },
  { name: 'کرمان', english: 'Kerman', latitude: 30.2839, longitude: 57.0834 },
  { name: 'کرمانشاه', english: 'Kermanshah', latitude: 34.3142, longitude: 47.065 },
  { name: 'گرگان', english: 'Gorgan', latitude: 36.8456, longitude: 54.4393 },
  { name: 'مشهد', english: 'Mashhad', latitude: 36.2605, longitude: 59.6168 },
  { name: 'همدان', english: 'Hamadan', latitude: 34.7989, longitude: 48.515 },
  { name: 'یاسوج', english: 'Yasuj', latitude: 30.6684, longitude: 51.588 },
  { name: 'یزد', english: 'Yazd', latitude: 31.8974, longitude: 54.3569 },
];

/** Cities for pilgrims and readers abroad. */
const elsewhere: readonly KnownCity[] = [
  { name: 'آنکارا', english: 'Ankara', latitude: 39.9334, longitude: 32.8597, offset: 3 },
  { name: 'استانبول', english: 'Istanbul', latitude: 41.0082, longitude: 28.9784, offset: 3 },
  { name: 'اسلو', english: 'Oslo', latitude: 59.9139, longitude: 10.7522, offset: 1, zone: 'Europe/Oslo' },
  { name: 'باکو', english: 'Baku', latitude: 40.4093, longitude: 49.8671, offset: 4 },
  { name: 'برلین', english: 'Berlin', latitude: 52.52, longitude: 13.405, offset: 1, zone: 'Europe/Berlin' },
  { name: 'بغداد', english: 'Baghdad', latitude: 33.3152, longitude: 44.3661, offset: 3 },
  { name: 'تورنتو', english: 'Toronto', latitude: 43.6532, longitude: -79.3832, offset: -5, zone: 'America/Toronto' },
  { name: 'دبی', english: 'Dubai', latitude: 25.2048, longitude: 55.2708, offset: 4 },
  { name: 'دمشق', english: 'Damascus', latitude: 33.5138, longitude: 36.2765, offset: 3 },
  { name: 'دوشنبه', english: 'Dushanbe', latitude: 38.5598, longitude: 68.787, offset: 5 },
  { name: 'کابل', english: 'Kabul', latitude: 34.5553, longitude: 69.2075, offset: 4.5 },
  { name: 'کربلا', english: 'Karbala', latitude: 32.616, longitude: 44.0249, offset: 3 },
  { name: 'لندن', english: 'London', latitude: 51.5074, longitude: -0.1278, offset: 0, zone: 'Europe/London' },
  { name: 'مدینه', english: 'Medina', latitude: 24.4709, longitude: 39.6122, offset: 3 },
  { name: 'مکه', english: 'Mecca', latitude: 21.3891, longitude: 39.8579, offset: 3 },
  { name: 'نجف', english: 'Najaf', latitude: 32.0, longitude: 44.3354, offset: 3 },
  { name: 'هرات', english: 'Herat', latitude: 34.3529, longitude: 62.204, offset: 4.5 },
];

/** City names in the other languages of readers. */
const names: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = cityNames;

/** Returns the known cities. Right-to-left languages without own names use the Persian ones. */
export function knownCities(language: string): CityGroup[] {
  const own = names[language];
  const isPersian = !own && isRightToLeft(language);
  const cityOf = ({ name, english, latitude, longitude, offset = offsetOfIran, zone = '' }: KnownCity): City => ({
    value: `${latitude},${longitude}`,
    name: isPersian ? name : (own?.[english] ?? english),
    offset,
    zone,
  });
  const byName = (one: City, other: City): number => one.name.localeCompare(other.name, language);
  const { iran: here, elsewhere: there } = wordsFor(words, language);
  const [capital, ...capitals] = inIran.map(cityOf);
  const abroad = elsewhere.map(cityOf);
  return [
    {
      label: here,
      cities: [...(capital ? [capital] : []), ...(isPersian ? capitals : capitals.sort(byName))],
    },
    { label: there, cities: isPersian ? abroad : abroad.sort(byName) },
  ];
}
