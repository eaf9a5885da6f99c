import type { Examples } from '../../shared/render/examples.ts';
import { SearchOverlayBox } from './box.tsx';

const actions = { fa: '/archive', en: '/en/archive' };

export const examples: Examples = {
  summary: {
    fa: 'دکمهٔ ذره‌بین، که جست‌وجو را روی همان صفحه باز می‌کند؛ بی‌اسکریپت به آرشیو می‌رود.',
    en: 'A magnifier that opens the search over the page; without a script it leads to the archive.',
  },
  needs:
    'a form that leads to the archive, with nothing but a button, whose text the search is called by; `data-close`, what ' +
    'the button says that closes it. Optional `data-searches`: which variant of the partial `searches` offers what others ' +
    'search for, and what the reader did (`recent`, of each its `words` and `address`; a button forgets them)',
  wakes: 'A tap on a form’s button is kept until the widget is there, and where that cannot be had the form goes to the archive.',
  states: {
    header: {
      title: { fa: 'در سربرگ', en: 'In a header' },
      render: (content, language = content) => (
        <SearchOverlayBox language={language} action={actions[content]} searches={content} />
      ),
    },
  },
};
