/** Name of a set of topic ids. The numbers of the two sets overlap. */
export type TopicSet = 'first' | 'second';

/** A province of Iran with its topic id in each set. */
export interface ProvinceOfIran extends Readonly<Record<TopicSet, string>> {
  slug: string;
  name: string;
  english: string;
}

/** The 31 provinces, sorted by slug. */
export const provincesOfIran: readonly ProvinceOfIran[] = [
  { slug: 'alborz', name: 'البرز', english: 'Alborz', first: '39', second: '106' },
  { slug: 'ardabil', name: 'اردبیل', english: 'Ardabil', first: '42', second: '86' },
  { slug: 'azerbaijan-east', name: 'آذربایجان شرقی', english: 'East Azerbaijan', first: '88', second: '81' },
  { slug: 'azerbaijan-west', name: 'آذربایجان غربی', english: 'West Azerbaijan', first: '66', second: '85' },
  { slug: 'bushehr', name: 'بوشهر', english: 'Bushehr', first: '60', second: '90' },
  { slug: 'chaharmahal-bakhriari', name: 'چهارمحال و بختیاری', english: 'Chaharmahal and Bakhtiari', first: '93', second: '91' },
  { slug: 'fars', name: 'فارس', english: 'Fars', first: '89', second: '93' },
  { slug: 'gilan', name: 'گیلان', english: 'Gilan', first: '57', second: '88' },
  { slug: 'golestan', name: 'گلستان', english: 'Golestan', first: '56', second: '87' },
  { slug: 'hamadan', name: 'همدان', english: 'Hamadan', first: '63', second: '104' },
  { slug: 'hormozgan', name: 'هرمزگان', english: 'Hormozgan', first: '70', second: '95' },
  { slug: 'ilam', name: 'ایلام', english: 'Ilam', first: '36', second: '84' },
  { slug: 'isfahan', name: 'اصفهان', english: 'Isfahan', first: '82', second: '82' },
  { slug: 'kerman', name: 'کرمان', english: 'Kerman', first: '85', second: '98' },
  { slug: 'kermanshah', name: 'کرمانشاه', english: 'Kermanshah', first: '48', second: '102' },
  { slug: 'khorasan-north', name: 'خراسان شمالی', english: 'North Khorasan', first: '79', second: '83' },
  { slug: 'khorasan-razavi', name: 'خراسان رضوی', english: 'Razavi Khorasan', first: '41', second: '96' },
  { slug: 'khorasan-south', name: 'خراسان جنوبی', english: 'South Khorasan', first: '52', second: '114' },
  { slug: 'khuzestan', name: 'خوزستان', english: 'Khuzestan', first: '65', second: '92' },
  { slug: 'kohgiluye-boyerahmad', name: 'کهگیلویه و بویراحمد', english: 'Kohgiluyeh and Boyer-Ahmad', first: '84', second: '94' },
  { slug: 'kurdistan', name: 'کردستان', english: 'Kurdistan', first: '37', second: '101' },
  { slug: 'lorestan', name: 'لرستان', english: 'Lorestan', first: '46', second: '103' },
  { slug: 'markazi', name: 'مرکزی', english: 'Markazi', first: '47', second: '111' },
  { slug: 'mazandaran', name: 'مازندران', english: 'Mazandaran', first: '86', second: '89' },
  { slug: 'qazvin', name: 'قزوین', english: 'Qazvin', first: '72', second: '109' },
  { slug: 'qom', name: 'قم', english: 'Qom', first: '71', second: '110' },
  { slug: 'semnan', name: 'سمنان', english: 'Semnan', first: '97', second: '108' },
  { slug: 'sistan-baluchestan', name: 'سیستان و بلوچستان', english: 'Sistan and Baluchestan', first: '61', second: '97' },
  { slug: 'tehran', name: 'تهران', english: 'Tehran', first: '80', second: '107' },
  { slug: 'yazd', name: 'یزد', english: 'Yazd', first: '87', second: '99' },
  { slug: 'zanjan', name: 'زنجان', english: 'Zanjan', first: '95', second: '100' },
];
