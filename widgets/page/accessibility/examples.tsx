import type { Examples } from '../../shared/render/examples.ts';
import { AccessibilityBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'تنظیمات نمایش: کنتراست، پیوندهای برجسته، اندازهٔ متن، فاصله‌ها و رنگ روشن یا تیره؛ از صفحهٔ بعد پیش از نخستین نقش صفحه هم برجاست.',
    en: 'Display settings: contrast, highlighted links, size, distances and alignment of text, light or dark, kept for the pages that follow.',
  },
  needs:
    'A button. Optional: after it a `.accessibility-menu`, `hidden`. It is a group of buttons with `data-feature` = `contrast`, `highlightLinks`, `textSize`, `lineHeight`, `wordSpacing`, `textAlign`, `scheme`. A button without one resets everything. A button of more than two values has an element with `data-value` for each (`normal`, `large`, …), all but the first `hidden`. `scheme` is removed if the page’s root has no colours of ours. Without a menu, a partial is fetched: `accessibility-fa.html` on Persian pages, else `accessibility-en.html`. The class `at-line-end` keeps it at the right of left-to-right pages.',
  wakes: 'The page’s inline script applies the settings before the first paint; without it, the kernel does.',
  states: {
    menu: {
      title: { fa: 'با فهرست خود', en: 'With its menu' },
      render: language => <AccessibilityBox language={language} withMenu />,
    },
    button: {
      title: { fa: 'فهرست با نخستین لمس می‌آید', en: 'The menu comes with the first tap' },
      render: language => <AccessibilityBox language={language} />,
    },
  },
};
