import { type Examples, state } from '../../shared/render/examples.ts';
import { AccessibilityBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'تنظیمات نمایش: کنتراست، پیوندهای برجسته، اندازهٔ متن، فاصله‌ها و رنگ روشن یا تیره؛ از صفحهٔ بعد پیش از نخستین نقش صفحه هم برجاست.',
    en: 'Display settings: contrast, highlighted links, size, distances and alignment of text, light or dark, kept for the pages that follow.',
  },
  wakes: 'The page’s inline script applies the settings before the first paint; without it, the kernel does.',
  states: {
    menu: state({ fa: 'با فهرست خود', en: 'With its menu' }, language => (
      <AccessibilityBox language={language} withMenu />
    )),
    button: state({ fa: 'فهرست با نخستین لمس می‌آید', en: 'The menu comes with the first tap' }, language => (
      <AccessibilityBox language={language} />
    )),
  },
};
