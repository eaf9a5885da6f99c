import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  title: 'Xuyang',
  desktop: 'Guhertoya kompîterê',
  mobile: 'Guhertoya mobîlê',
};

/** What the links between the view modes say. */
export const words: Words<'title' | 'desktop' | 'mobile'> = {
  ar: {
    title: 'طريقة العرض',
    desktop: 'نسخة سطح المكتب',
    mobile: 'نسخة الهاتف',
  },
  az: {
    title: 'گؤرونوش',
    desktop: 'کامپیوتر نوسخه‌سی',
    mobile: 'موبایل نوسخه‌سی',
  },
  azc: {
    title: 'Ҝөрүнүш',
    desktop: 'Компүтер версијасы',
    mobile: 'Мобил версија',
  },
  azl: {
    title: 'Görünüş',
    desktop: 'Kompüter versiyası',
    mobile: 'Mobil versiya',
  },
  bn: {
    title: 'দেখার ধরন',
    desktop: 'ডেস্কটপ সংস্করণ',
    mobile: 'মোবাইল সংস্করণ',
  },
  bs: {
    title: 'Prikaz',
    desktop: 'Desktop verzija',
    mobile: 'Mobilna verzija',
  },
  ckb: {
    title: 'شێوازی پیشاندان',
    desktop: 'وەشانی کۆمپیوتەر',
    mobile: 'وەشانی مۆبایل',
  },
  de: {
    title: 'Ansicht',
    desktop: 'Desktop-Version',
    mobile: 'Mobilversion',
  },
  en: {
    title: 'View',
    desktop: 'Desktop version',
    mobile: 'Mobile version',
  },
  es: {
    title: 'Vista',
    desktop: 'Versión de escritorio',
    mobile: 'Versión móvil',
  },
  fa: {
    title: 'نوع نمایش',
    desktop: 'نسخهٔ دسکتاپ',
    mobile: 'نسخهٔ موبایل',
  },
  fr: {
    title: 'Affichage',
    desktop: 'Version ordinateur',
    mobile: 'Version mobile',
  },
  ha: {
    title: 'Yanayin kallo',
    desktop: 'Sigar kwamfuta',
    mobile: 'Sigar waya',
  },
  hi: {
    title: 'देखने का तरीका',
    desktop: 'डेस्कटॉप संस्करण',
    mobile: 'मोबाइल संस्करण',
  },
  id: {
    title: 'Tampilan',
    desktop: 'Versi desktop',
    mobile: 'Versi seluler',
  },
  it: {
    title: 'Visualizzazione',
    desktop: 'Versione desktop',
    mobile: 'Versione mobile',
  },
  ja: {
    title: '表示',
    desktop: 'パソコン版',
    mobile: 'スマートフォン版',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    title: 'Paparan',
    desktop: 'Versi desktop',
    mobile: 'Versi mudah alih',
  },
  my: {
    title: 'ကြည့်ရှုပုံ',
    desktop: 'ကွန်ပျူတာဗားရှင်း',
    mobile: 'မိုဘိုင်းဗားရှင်း',
  },
  pt: {
    title: 'Visualização',
    desktop: 'Versão para computador',
    mobile: 'Versão para celular',
  },
  ru: {
    title: 'Версия сайта',
    desktop: 'Версия для компьютера',
    mobile: 'Мобильная версия',
  },
  sw: {
    title: 'Mwonekano',
    desktop: 'Toleo la kompyuta',
    mobile: 'Toleo la simu',
  },
  tg: {
    title: 'Намоиш',
    desktop: 'Нусхаи компютерӣ',
    mobile: 'Нусхаи мобилӣ',
  },
  tl: {
    title: 'Anyo',
    desktop: 'Bersyong pang-desktop',
    mobile: 'Bersyong pang-mobile',
  },
  tr: {
    title: 'Görünüm',
    desktop: 'Masaüstü sürümü',
    mobile: 'Mobil sürüm',
  },
  ur: {
    title: 'دیکھنے کا انداز',
    desktop: 'ڈیسک ٹاپ ورژن',
    mobile: 'موبائل ورژن',
  },
  zh: {
    title: '浏览模式',
    desktop: '电脑版',
    mobile: '手机版',
  },
};
