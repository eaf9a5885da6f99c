import type { ReactElement } from 'react';
import { type ExampleLanguage, type Examples, state } from '../../shared/render/examples.ts';
import { hostileSlides, slides } from '../../shared/viewer/example-slides.ts';
import { SlideFigure } from '../../shared/viewer/rendered-viewer.tsx';
import type { Slide } from '../../shared/viewer/slide.ts';
import { lightboxAttributes } from './box.tsx';

const texts = {
  fa: {
    title: 'بازار پنجشنبه',
    before: 'تصویرهای میان متن با یک لمس بزرگ می‌شوند و از آنجا می‌توان به تصویر بعدی رفت.',
    after: 'اگر اسکریپتی در کار نباشد، هر تصویر پیوندی به خودش است.',
  },
  en: {
    title: 'The Thursday market',
    before: 'A tap opens the pictures in a text, and from there one leads to the next.',
    after: 'Where no script runs, each picture is a link to the whole of itself.',
  },
};

function article(content: ExampleLanguage, language: string, shown: readonly Slide[]): ReactElement {
  const { title, before, after } = texts[content];
  return (
    <article {...lightboxAttributes(language, title)}>
      <p>{before}</p>
      {shown.map(slide => (
        <SlideFigure slide={slide} language={language} sizes="(min-width:768px) 40rem, 90vw" key={slide.url} />
      ))}
      <p>{after}</p>
    </article>
  );
}

export const examples: Examples = {
  summary: {
    fa: 'تصویرهای میان متن خبر را، بی‌آنکه خواننده صفحه را ترک کند، بزرگ نشان می‌دهد.',
    en: 'Shows the pictures in a story’s text large, without leaving the page.',
  },
  states: {
    article: state({ fa: 'تصویرهای یک خبر', en: 'Pictures of a story' }, (content, language) =>
      article(content, language, slides(content).slice(0, 2))),
    hostile: state({ fa: 'شرح‌های دراز و بدخواه', en: 'Long and hostile captions' }, (content, language) =>
      article(content, language, hostileSlides(content))),
  },
};
