import { endlessWord, type ExampleLanguage, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { AccordionBox } from './box.tsx';

const titles = {
  fa: { questions: 'پرسش‌های خوانندگان', open: 'راهنمای رأی دادن', hostile: 'نوشته‌های بدخواه' },
  en: { questions: 'Readers ask', open: 'How to take part', hostile: 'Hostile texts' },
};

const answers = {
  fa: [
    ['paper', 'دکه چاپ کاغذی هم دارد؟', 'بله. هر صفحه را که چاپ کنید، مثل روزنامه روی کاغذ می‌نشیند؛ این پاسخ‌ها هم همه باز چاپ می‌شوند.'],
    ['comment', 'چرا نظرم هنوز منتشر نشده است؟', 'هر نظر را پیش از انتشار یک نفر می‌خواند. معمولاً کمتر از یک ساعت طول می‌کشد.'],
    ['letters', 'حروف برایم ریز است، چه کنم؟', 'بالای هر نوشته دکمه‌ای برای بزرگ کردن حروف هست و اندازه‌ای که برگزینید تا پایان همین بازدید می‌ماند.'],
  ],
  en: [
    ['paper', 'Can I read Dakkeh on paper?', 'Yes. Every page is laid out for paper, too, and all of these answers are open when it is printed.'],
    ['comment', 'Why is my comment not published yet?', 'Somebody reads each comment first. It usually takes less than an hour.'],
    ['letters', 'The letters are too small for me.', 'Above each story there are buttons for larger letters, and the size stays for your visit.'],
  ],
} as const;

const items = (content: ExampleLanguage, state: string) =>
  answers[content].map(([key, title, text]) => ({ key: `${state}-${key}`, title, content: <p>{text}</p> }));

const hostileItems = [
  { key: 'hostile', title: hostileText, content: <p>{hostileText}</p> },
  { key: 'endless', title: endlessWord, content: <p>{endlessWord}</p> },
];

export const examples: Examples = {
  summary: {
    fa: 'فهرستی که هر بخش آن زیر عنوانش باز و بسته می‌شود؛ بی‌اسکریپت هم، و روی کاغذ همه باز.',
    en: 'A list whose items open under their titles; without a script, too, and all of them on paper.',
  },
  wakes:
    'Items open and close without it. It opens all of them for printing, in browsers that do not. If you print items without `details`, leave `data-load` out, so that it can fold them.',
  states: {
    closed: state({ fa: 'همه بسته', en: 'All closed' }, content => (
      <AccordionBox title={titles[content].questions} items={items(content, 'closed')} />
    )),
    'first-open': state({ fa: 'نخستین باز', en: 'The first one open' }, content => (
      <AccordionBox title={titles[content].open} items={items(content, 'open')} firstExpanded />
    )),
    hostile: state({ fa: 'عنوان‌های دراز و بدخواه', en: 'Long and hostile titles' }, content => (
      <AccordionBox title={titles[content].hostile} items={hostileItems} firstExpanded />
    )),
  },
};
