import type { Examples } from '../../shared/render/examples.ts';
import { StickyHeaderBox } from './box.tsx';

const names = { fa: 'روزنامه', en: 'The paper' };

export const examples: Examples = {
  summary: {
    fa: 'سربرگی که هنگام خواندن بالای صفحه می‌ماند؛ جز روی صفحه‌های باریک.',
    en: 'A header that stays on the screen while one reads, but not on narrow ones.',
  },
  needs:
    'class `sticky-header`, on what stands in something as high as the page. What of it goes out of view is above ' +
    '`--sticky-start`, such as `-6rem`, a custom property of the header; give the page a `scroll-padding-block-start` as ' +
    'high as what stays. With the class `casts-shadow` it has a shadow while the page is scrolled, and its body not ' +
    '`_xs`. Where styles cannot follow the scroll, it has the class `is-stuck` then',
  wakes: 'The header stays without it. It does nothing where styles can follow the scroll: the class alone will do, too.',
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
