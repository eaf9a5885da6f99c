import { type Examples, state } from '../../shared/render/examples.ts';
import { FontSizeBox } from './box.tsx';

const text = {
  fa: 'با دکمه‌ها همین نوشته را بزرگ‌تر و کوچک‌تر کنید؛ خبرهایی که پس از این باز می‌کنید هم به همین اندازه‌اند.',
  en: 'Make this text larger and smaller with the buttons; the stories that you open next are as large.',
};

export const examples: Examples = {
  summary: {
    fa: 'دکمه‌هایی که نوشتهٔ خبر را بزرگ‌تر و کوچک‌تر می‌کنند و اندازه را برای خبرهای بعدی نگه می‌دارند.',
    en: 'Buttons that make a story’s text larger or smaller, and keep the size for the stories read next.',
  },
  states: {
    article: state({ fa: 'بالای متن خبر', en: 'Above a story’s text' }, (content, language) => (
      <div>
        <FontSizeBox language={language} />
        <div className="article-body" data-article-body="">
          <p>{text[content]}</p>
        </div>
      </div>
    )),
  },
};
