import type { Words } from '../../shared/print/words.ts';

/** The codes `kmr` and `ku` both name Kurmanji in Latin script. */
const kurmanji = { chapters: 'Beş', played: 'hat lîstin' };

/** What the list of chapters is called, and what is said of one that playback has passed. */
export const words: Words<'chapters' | 'played'> = {
  ar: { chapters: 'الفصول', played: 'تم تشغيله' },
  az: { chapters: 'بؤلوم‌لر', played: 'اوخودولوب' },
  azc: { chapters: 'Бөлмәләр', played: 'охудулуб' },
  azl: { chapters: 'Bölmələr', played: 'oxudulub' },
  bn: { chapters: 'অধ্যায়', played: 'চালানো হয়েছে' },
  bs: { chapters: 'Poglavlja', played: 'reproducirano' },
  ckb: { chapters: 'بەشەکان', played: 'لێدراوە' },
  de: { chapters: 'Kapitel', played: 'abgespielt' },
  en: { chapters: 'Chapters', played: 'played' },
  es: { chapters: 'Capítulos', played: 'reproducido' },
  fa: { chapters: 'بخش‌ها', played: 'پخش شد' },
  fr: { chapters: 'Chapitres', played: 'déjà lu' },
  ha: { chapters: 'Babi-babi', played: 'an kunna' },
  hi: { chapters: 'अध्याय', played: 'चलाया गया' },
  id: { chapters: 'Bab', played: 'sudah diputar' },
  it: { chapters: 'Capitoli', played: 'riprodotto' },
  ja: { chapters: 'チャプター', played: '再生済み' },
  kmr: kurmanji,
  ku: kurmanji,
  ms: { chapters: 'Bab', played: 'telah dimainkan' },
  my: { chapters: 'အခန်းများ', played: 'ဖွင့်ပြီး' },
  pt: { chapters: 'Capítulos', played: 'reproduzido' },
  ru: { chapters: 'Главы', played: 'воспроизведено' },
  sw: { chapters: 'Sura', played: 'imechezwa' },
  tg: { chapters: 'Бобҳо', played: 'пахш шуд' },
  tl: { chapters: 'Mga kabanata', played: 'na-play na' },
  tr: { chapters: 'Bölümler', played: 'oynatıldı' },
  ur: { chapters: 'ابواب', played: 'چلایا جا چکا' },
  zh: { chapters: '章节', played: '已播放' },
};
