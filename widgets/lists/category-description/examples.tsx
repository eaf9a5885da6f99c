import { endlessWord, type ExampleLanguage, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { CategoryDescriptionBox } from './box.tsx';

const paragraphs: Readonly<Record<ExampleLanguage, readonly string[]>> = {
  fa: [
    'آلبوم‌های تصویری دکه جایی برای آهسته نگاه کردن است. هر آلبوم را یک نفر، در یک جا و در چند ساعت یا چند روز ساخته و ترتیب تصویرها همان ترتیب ماجراست.',
    'شرح تصویر بخشی از گزارش است. آنچه در تصویر پیداست در شرح تکرار نمی‌شود؛ شرح می‌گوید پیش و پس از آن لحظه چه شد، صدا چه بود و چه کسی از قاب بیرون مانده است.',
    'اگر کارگاه، محله یا راهی می‌شناسید که باید آهسته دیده شود، برای ما بنویسید. از هر ده آلبوم، سه تا با نامهٔ خوانندگان آغاز شده است.',
  ],
  en: [
    'Dakkeh’s albums are a place to look slowly. Each was made by one person, in one place, in some hours or days, and the order of the pictures is that of the story.',
    'A caption is part of the report. It does not repeat what can be seen; it says what came before and after, what could be heard, and who stayed outside of the frame.',
    'If you know a workshop, a street or a road that ought to be seen slowly, write to us. Three of ten albums began with a letter from a reader.',
  ],
};

export const examples: Examples = {
  summary: {
    fa: 'شرح یک دسته، که اگر بلند باشد کوتاه نشان داده می‌شود و با دکمه‌ای باز.',
    en: 'What a category is about: clipped where it is long, and opened by a button.',
  },
  wakes:
    'The stylesheet clips the text at 150 px from the first paint. It shows the button only if the text is higher.',
  states: {
    long: state({ fa: 'بلند، بریده', en: 'Long, and clipped' }, (content, language) => (
      <CategoryDescriptionBox language={language} id="401">
        {paragraphs[content].map(text => (
          <p key={text}>{text}</p>
        ))}
      </CategoryDescriptionBox>
    )),
    short: state({ fa: 'کوتاه، بی دکمه', en: 'Short, without a button' }, (content, language) => (
      <CategoryDescriptionBox language={language} id="402">
        <p>{paragraphs[content][0]?.slice(0, 60)}</p>
      </CategoryDescriptionBox>
    )),
    hostile: state({ fa: 'متن دراز و بدخواه', en: 'Long and hostile text' }, (_, language) => (
      <CategoryDescriptionBox language={language} id="403">
        <p>{`${hostileText} ${endlessWord.repeat(20)}`}</p>
      </CategoryDescriptionBox>
    )),
  },
};
