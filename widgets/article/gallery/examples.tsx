import { type Examples, state } from '../../shared/render/examples.ts';
import { hostileSlides, slides } from '../../shared/viewer/example-slides.ts';
import { GalleryBox } from './box.tsx';

const title = { fa: 'چند تصویر از دکه', en: 'Some pictures of Dakkeh’s' };

export const examples: Examples = {
  summary: {
    fa: 'آلبومی از تصویر و فیلم که با یک لمس در نمایشگری با نمایش پیاپی، تصویرهای کوچک و هم‌رسانی باز می‌شود.',
    en: 'An album of pictures and videos that a tap opens in a viewer with a slideshow, thumbnails and sharing.',
  },
  wakes: 'The first tap fetches the lightbox.',
  standAlone: true,
  states: {
    album: state({ fa: 'تصویر و فیلم', en: 'Pictures and a video' }, (content, language) => (
      <GalleryBox language={language} title={title[content]} slides={slides(content)} />
    )),
    single: state({ fa: 'تک‌تصویر', en: 'A single picture' }, (content, language) => (
      <GalleryBox language={language} title={title[content]} slides={slides(content).slice(0, 1)} />
    )),
    hostile: state({ fa: 'شرح‌های دراز و بدخواه', en: 'Long and hostile captions' }, (content, language) => (
      <GalleryBox language={language} title={title[content]} slides={hostileSlides(content)} />
    )),
  },
};
