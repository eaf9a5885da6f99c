import { stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import { type Examples, state } from '../../shared/render/examples.ts';
import { BoxPlace, InlineBoxesBox } from './box.tsx';

const texts = {
  fa: {
    before: 'جعبه‌ای که پایین صفحه چاپ شده، پیش از آنکه خواننده به آن برسد، به جای خودش میان متن می‌آید.',
    title: 'بیشتر بخوانید',
    after: 'تا آن وقت، و بی‌اسکریپت، پیوندی در جای آن است.',
  },
  en: {
    before: 'A box that is printed at the end of the page comes to its place in the text before the reader gets there.',
    title: 'Read more',
    after: 'Until then, and without a script, a link stands in its place.',
  },
};

export const examples: Examples = {
  summary: {
    fa: 'جعبه‌های پایین صفحه را، پنهان از چشم خواننده، به جای‌شان میان متن خبر می‌برد.',
    en: 'Moves boxes from the end of the page to their places in a story’s text, unseen.',
  },
  wakes: 'A box moves only while it and its place are below the screen.',
  states: {
    related: state({ fa: 'خبرهای مرتبط میان متن', en: 'Related stories in a text' }, content => (
      <div>
        <div className="article-body" data-article-body="">
          <p>{texts[content].before}</p>
          <BoxPlace id="related" title={texts[content].title} />
          <p>{texts[content].after}</p>
        </div>
        <InlineBoxesBox />
        <section id="related" aria-labelledby="related-title">
          <h2 id="related-title">{texts[content].title}</h2>
          <NewsList items={stories(content).slice(0, 3)} />
        </section>
      </div>
    )),
  },
};
