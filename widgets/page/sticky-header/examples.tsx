import type { Examples } from '../../shared/render/examples.ts';
import { StickyHeaderBox } from './box.tsx';

const names = { fa: 'روزنامه', en: 'The paper' };

export const examples: Examples = {
  summary: {
    fa: 'سربرگی که هنگام خواندن بالای صفحه می‌ماند؛ جز روی صفحه‌های باریک.',
    en: 'A header that stays on the screen while one reads, but not on narrow ones.',
  },
  needs:
    'The class `sticky-header`, in an element as high as the page. The header’s custom property `--sticky-start`, such as `-6rem`, says how much scrolls away. Set the page’s `scroll-padding-block-start` to the height that stays. With the class `casts-shadow`, the header has a shadow while the page is scrolled and its body is not `_xs`. Where styles cannot follow the scroll, it then has the class `is-stuck`.',
  wakes:
    'The header sticks without it. Where styles can follow the scroll, the class is enough, and this does nothing.',
  states: {
    header: {
      title: { fa: 'سربرگ', en: 'A header' },
      render: language => (
        <StickyHeaderBox>
          <p>
            <b>{names[language]}</b>
          </p>
        </StickyHeaderBox>
      ),
    },
  },
};
