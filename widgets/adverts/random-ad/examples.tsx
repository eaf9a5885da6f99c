import { adverts, framedAdvert, hostileAdverts, weightedAdverts } from '../../shared/adverts/example-adverts.ts';
import { type Examples, state } from '../../shared/render/examples.ts';
import { RandomAdBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'از میان چند آگهی، به قرعه و به اندازه سهم هر کدام، یک یا چند آگهی را نشان می‌دهد.',
    en: 'Shows one or a few of several adverts, drawn by the chance that each of them has.',
  },
  wakes: 'Adverts are drawn before the box is visible. What is already on the screen stays.',
  states: {
    one: state({ fa: 'یکی از چهار آگهی', en: 'One of four' }, (content, language) => (
      <RandomAdBox language={language} adverts={weightedAdverts(content, 'one')} />
    )),
    two: state({ fa: 'دو آگهی کنار هم', en: 'Two of four' }, (content, language) => (
      <RandomAdBox language={language} adverts={weightedAdverts(content, 'two')} items={2} />
    )),
    never: state({ fa: 'هیچ آگهی سهمی ندارد', en: 'None has a chance' }, (content, language) => (
      <RandomAdBox language={language} adverts={adverts(content, 'never')} />
    )),
    framed: state({ fa: 'در قابی جدا', en: 'In a frame of its own' }, (content, language) => (
      <RandomAdBox language={language} adverts={[framedAdvert(content, 'framed')]} />
    )),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, (content, language) => (
      <RandomAdBox language={language} adverts={hostileAdverts(content, 'hostile')} items={2} />
    )),
  },
};
