import { adverts, framedAdvert, hostileAdverts, weightedAdverts } from '../../shared/adverts/example-adverts.ts';
import type { Examples } from '../../shared/render/examples.ts';
import { RandomAdBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'از میان چند آگهی، به قرعه و به اندازه سهم هر کدام، یک یا چند آگهی را نشان می‌دهد.',
    en: 'Shows one or a few of several adverts, drawn by the chance that each of them has.',
  },
  wakes: 'Adverts are drawn before the box is visible. What is already on the screen stays.',
  states: {
    one: {
      title: { fa: 'یکی از چهار آگهی', en: 'One of four' },
      render: (content, language = content) => <RandomAdBox language={language} adverts={weightedAdverts(content, 'one')} />,
    },
    two: {
      title: { fa: 'دو آگهی کنار هم', en: 'Two of four' },
      render: (content, language = content) => <RandomAdBox language={language} adverts={weightedAdverts(content, 'two')} items={2} />,
    },
    never: {
      title: { fa: 'هیچ آگهی سهمی ندارد', en: 'None has a chance' },
      render: (content, language = content) => <RandomAdBox language={language} adverts={adverts(content, 'never')} />,
    },
    framed: {
      title: { fa: 'در قابی جدا', en: 'In a frame of its own' },
      render: (content, language = content) => <RandomAdBox language={language} adverts={[framedAdvert(content, 'framed')]} />,
    },
    hostile: {
      title: { fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' },
      render: (content, language = content) => <RandomAdBox language={language} adverts={hostileAdverts(content, 'hostile')} items={2} />,
    },
  },
};
