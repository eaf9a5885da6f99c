import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  otherApps: 'Sepanên din',
  email: 'E-name',
};

/** What is said of the ways to pass a story on, beside the names of the apps. */
export const words: Words<'otherApps' | 'email'> = {
  ar: {
    otherApps: 'تطبيقات أخرى',
    email: 'البريد الإلكتروني',
  },
  az: {
    otherApps: 'باشقا اپ‌لر',
    email: 'ایمیل',
  },
  azc: {
    otherApps: 'Башга тәтбигләр',
    email: 'Е-почт',
  },
  azl: {
    otherApps: 'Digər tətbiqlər',
    email: 'E-poçt',
  },
  bn: {
    otherApps: 'অন্যান্য অ্যাপ',
    email: 'ইমেইল',
  },
  bs: {
    otherApps: 'Druge aplikacije',
    email: 'E-pošta',
  },
  ckb: {
    otherApps: 'ئەپەکانی تر',
    email: 'ئیمەیل',
  },
  de: {
    otherApps: 'Andere Apps',
    email: 'E-Mail',
  },
  en: {
    otherApps: 'Other apps',
    email: 'E-mail',
  },
  es: {
    otherApps: 'Otras aplicaciones',
    email: 'Correo electrónico',
  },
  fa: {
    otherApps: 'برنامه‌های دیگر',
    email: 'ایمیل',
  },
  fr: {
    otherApps: 'Autres applications',
    email: 'E-mail',
  },
  ha: {
    otherApps: 'Wasu manhajoji',
    email: 'Imel',
  },
  hi: {
    otherApps: 'अन्य ऐप',
    email: 'ईमेल',
  },
  id: {
    otherApps: 'Aplikasi lain',
    email: 'Email',
  },
  it: {
    otherApps: 'Altre app',
    email: 'E-mail',
  },
  ja: {
    otherApps: 'その他のアプリ',
    email: 'メール',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    otherApps: 'Aplikasi lain',
    email: 'E-mel',
  },
  my: {
    otherApps: 'အခြားအက်ပ်များ',
    email: 'အီးမေးလ်',
  },
  pt: {
    otherApps: 'Outros aplicativos',
    email: 'E-mail',
  },
  ru: {
    otherApps: 'Другие приложения',
    email: 'Эл. почта',
  },
  sw: {
    otherApps: 'Programu nyingine',
    email: 'Barua pepe',
  },
  tg: {
    otherApps: 'Барномаҳои дигар',
    email: 'Почтаи электронӣ',
  },
  tl: {
    otherApps: 'Iba pang app',
    email: 'Email',
  },
  tr: {
    otherApps: 'Diğer uygulamalar',
    email: 'E-posta',
  },
  ur: {
    otherApps: 'دیگر ایپس',
    email: 'ای میل',
  },
  zh: {
    otherApps: '其他应用',
    email: '电子邮件',
  },
};
