import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = {
  more: 'Vebijarkên zêdetir',
  wrongDay: 'Di salnameyê de rojeke wisa tune ye. Wisa binivîsin: {day}',
};

/** What the archive's form says. `{day}` stands for a day as it is to be written. */
export const words: Words<'more' | 'wrongDay'> = {
  ar: {
    more: 'خيارات أكثر',
    wrongDay: 'هذا ليس يومًا في التقويم. اكتبه هكذا: {day}',
  },
  az: {
    more: 'داها چوخ سئچنک',
    wrongDay: 'بئله بیر گون یوخدور. بئله یازین: {day}',
  },
  azc: {
    more: 'Даһа чох сечим',
    wrongDay: 'Тәгвимдә белә бир ҝүн јохдур. Белә јазын: {day}',
  },
  azl: {
    more: 'Daha çox seçim',
    wrongDay: 'Təqvimdə belə bir gün yoxdur. Belə yazın: {day}',
  },
  bn: {
    more: 'আরও বিকল্প',
    wrongDay: 'পঞ্জিকায় এমন দিন নেই। এভাবে লিখুন: {day}',
  },
  bs: {
    more: 'Više opcija',
    wrongDay: 'To nije dan u kalendaru. Napišite ga ovako: {day}',
  },
  ckb: {
    more: 'هەڵبژاردەی زیاتر',
    wrongDay: 'ئەمە ڕۆژێکی ڕۆژژمێر نییە. بەم شێوەیە بینووسە: {day}',
  },
  de: {
    more: 'Mehr Optionen',
    wrongDay: 'Das ist kein Tag des Kalenders. Bitte so schreiben: {day}',
  },
  en: {
    more: 'More options',
    wrongDay: 'This is no day of the calendar. Please write it like this: {day}',
  },
  es: {
    more: 'Más opciones',
    wrongDay: 'Ese día no existe en el calendario. Escríbalo así: {day}',
  },
  fa: {
    more: 'گزینه‌های بیشتر',
    wrongDay: 'این روز در تقویم نیست. تاریخ را این‌طور بنویسید: {day}',
  },
  fr: {
    more: 'Plus d’options',
    wrongDay: 'Ce jour n’existe pas dans le calendrier. Écrivez-le ainsi : {day}',
  },
  ha: {
    more: 'Ƙarin zaɓuɓɓuka',
    wrongDay: 'Babu wannan rana a kalanda. Rubuta ta haka: {day}',
  },
  hi: {
    more: 'और विकल्प',
    wrongDay: 'कैलेंडर में ऐसा कोई दिन नहीं है। ऐसे लिखें: {day}',
  },
  id: {
    more: 'Opsi lainnya',
    wrongDay: 'Hari ini tidak ada di kalender. Tulislah seperti ini: {day}',
  },
  it: {
    more: 'Altre opzioni',
    wrongDay: 'Questo giorno non esiste nel calendario. Scrivilo così: {day}',
  },
  ja: {
    more: '詳細オプション',
    wrongDay: '暦にない日付です。次のように入力してください：{day}',
  },
  kmr: kurmanji,
  ku: kurmanji,
  ms: {
    more: 'Pilihan lain',
    wrongDay: 'Hari ini tiada dalam kalendar. Tulis seperti ini: {day}',
  },
  my: {
    more: 'နောက်ထပ် ရွေးချယ်စရာများ',
    wrongDay: 'ပြက္ခဒိန်တွင် ဤရက် မရှိပါ။ ဤသို့ ရေးပါ: {day}',
  },
  pt: {
    more: 'Mais opções',
    wrongDay: 'Este dia não existe no calendário. Escreva assim: {day}',
  },
  ru: {
    more: 'Ещё параметры',
    wrongDay: 'Такого дня в календаре нет. Напишите так: {day}',
  },
  sw: {
    more: 'Chaguo zaidi',
    wrongDay: 'Siku hii haipo kwenye kalenda. Iandike hivi: {day}',
  },
  tg: {
    more: 'Имконоти бештар',
    wrongDay: 'Чунин рӯз дар тақвим нест. Ин тавр нависед: {day}',
  },
  tl: {
    more: 'Higit pang opsyon',
    wrongDay: 'Wala sa kalendaryo ang araw na ito. Isulat nang ganito: {day}',
  },
  tr: {
    more: 'Daha fazla seçenek',
    wrongDay: 'Takvimde böyle bir gün yok. Şöyle yazın: {day}',
  },
  ur: {
    more: 'مزید اختیارات',
    wrongDay: 'کیلنڈر میں ایسا کوئی دن نہیں ہے۔ اس طرح لکھیں: {day}',
  },
  zh: {
    more: '更多选项',
    wrongDay: '日历中没有这一天。请这样填写：{day}',
  },
};
