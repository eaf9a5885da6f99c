import { type Examples, state } from '../../shared/render/examples.ts';
import { StickyHeaderBox } from './box.tsx';

const names = { fa: 'روزنامه', en: 'The paper' };

export const examples: Examples = {
  summary: {
    fa: 'سربرگی که هنگام خواندن بالای صفحه می‌ماند؛ جز روی صفحه‌های باریک.',
    en: 'A header that stays on the screen while one reads, but not on narrow ones.',
  },
  wakes:
    'The header sticks without it. Where styles can follow the scroll, the class is enough, and this does nothing.',
  states: {
    header: state({ fa: 'سربرگ', en: 'A header' }, language => (
      <StickyHeaderBox>
        <p>
          <b>{names[language]}</b>
        </p>
      </StickyHeaderBox>
    )),
  },
};
