import { adverts, framedAdvert, hostileAdverts } from '../../shared/adverts/example-adverts.ts';
import type { PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';
import { type ExampleLanguage, type Examples, state } from '../../shared/render/examples.ts';
import { FloatingAdBox } from './box.tsx';

const waiting = {
  fa: 'آگهی تا بیست ثانیه پس از نخستین پیمایش نمی‌آید، و بعد فقط اگر این‌جا باشید و دو ثانیه به صفحه دست نزنید.',
  en: 'The advert does not come before you have scrolled and then seen the page for twenty seconds; and then only while you are here and leave the page alone for two.',
};

const specimen = (content: ExampleLanguage, language: string, advert: PrintedAdvert | undefined, permanent = false) => (
  <div>
    <p>{waiting[content]}</p>
    {advert ? <FloatingAdBox language={language} advert={advert} permanent={permanent} /> : null}
  </div>
);

export const examples: Examples = {
  summary: {
    fa: 'آگهی‌ای که در لحظه‌ای آرام روی صفحه می‌آید و با یک لمس می‌رود؛ بی‌اسکریپت اصلاً نمی‌آید.',
    en: 'An advert that comes over the page in a calm moment and goes with a tap; without a script it never comes.',
  },
  wakes:
    'It counts how long the page is visible, from the first sign of scrolling. Nothing comes for 20 seconds. After that, the box must be on the screen and the page untouched for two seconds. The reader must not be typing or playing anything, or have anything selected, zoomed or open. A page view shows at most one.',
  standAlone: true,
  states: {
    once: state({ fa: 'دو ساعت نمی‌آید، وقتی بسته شود', en: 'Away for two hours when closed' }, (content, language) =>
      specimen(content, language, adverts(content, 'floating')[1])),
    permanent: state({ fa: 'همیشگی', en: 'Permanent' }, (content, language) =>
      specimen(content, language, adverts(content, 'permanent')[0], true)),
    framed: state({ fa: 'در قابی جدا', en: 'In a frame of its own' }, (content, language) =>
      specimen(content, language, framedAdvert(content, 'floating'))),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, (content, language) =>
      specimen(content, language, hostileAdverts(content, 'floating')[0])),
  },
};
