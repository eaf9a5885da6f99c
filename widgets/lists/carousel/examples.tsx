import type { ReactElement } from 'react';
import { type Examples, state } from '../../shared/render/examples.ts';
import { hostileSlides, slides } from '../../shared/viewer/example-slides.ts';
import { SlideFigure } from '../../shared/viewer/rendered-viewer.tsx';
import type { Slide } from '../../shared/viewer/slide.ts';
import { CarouselBox } from './box.tsx';

const titles = {
  fa: { all: 'چهار تصویر', one: 'یک تصویر', hostile: 'دو تصویر' },
  en: { all: 'Four pictures', one: 'One picture', hostile: 'Two pictures' },
};

function carousel(language: string, title: string, shown: readonly Slide[]): ReactElement {
  const items = shown.map(slide => ({
    key: slide.url,
    content: <SlideFigure slide={slide} language={language} sizes="(min-width:560px) 480px, 80vw" />,
  }));
  return <CarouselBox language={language} title={title} items={items} />;
}

export const examples: Examples = {
  summary: {
    fa: 'ردیفی که با انگشت یا دکمه به پهلو می‌رود؛ بی‌اسکریپت هم.',
    en: 'A row of items to move sideways, with a finger or with its buttons; without a script, too.',
  },
  wakes: 'The row scrolls without it.',
  states: {
    pictures: state({ fa: 'تصویرها', en: 'Pictures' }, (content, language) =>
      carousel(language, titles[content].all, slides(content))),
    single: state({ fa: 'تک‌تصویر', en: 'A single picture' }, (content, language) =>
      carousel(language, titles[content].one, slides(content).slice(0, 1))),
    hostile: state({ fa: 'شرح‌های دراز و بدخواه', en: 'Long and hostile captions' }, (content, language) =>
      carousel(language, titles[content].hostile, hostileSlides(content))),
  },
};
