import type { Examples } from '../../shared/render/examples.ts';
import { AccessibilityBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'تنظیمات نمایش: کنتراست، پیوندهای برجسته، اندازهٔ متن، فاصله‌ها و رنگ روشن یا تیره؛ از صفحهٔ بعد پیش از نخستین نقش صفحه هم برجاست.',
    en: 'Display settings: contrast, highlighted links, size, distances and alignment of text, light or dark, kept for the pages that follow.',
  },
  needs:
    'a button, and after it, optional, `.accessibility-menu`, `hidden`: a group of buttons with `data-feature` = `contrast`, ' +
    '`highlightLinks`, `textSize`, `lineHeight`, `wordSpacing`, `textAlign`, `scheme`, and one without, which sets all to normal. In a ' +
    'button of more than two values an element with `data-value` for each (`normal`, `large`, …), all but the first ' +
    '`hidden`. `scheme` is taken away where the page’s root has no colours of ours. Without a menu the partial `accessibility-fa.html` or, where the page’s language is not Persian, ' +
    '`accessibility-en.html` is fetched for it. The class `at-line-end` keeps it at the right of left-to-right pages',
  wakes: 'What was set is shown before the first paint by the inline script of the page, or by the kernel where that is not printed.',
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
