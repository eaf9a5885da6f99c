import { type Examples, state } from '../../shared/render/examples.ts';
import { SearchOverlayBox } from './box.tsx';

const actions = { fa: '/archive', en: '/en/archive' };

export const examples: Examples = {
  summary: {
    fa: 'دکمهٔ ذره‌بین، که جست‌وجو را روی همان صفحه باز می‌کند؛ بی‌اسکریپت به آرشیو می‌رود.',
    en: 'A magnifier that opens the search over the page; without a script it leads to the archive.',
  },
  wakes:
    'A tap on the button is kept until the widget is ready. If it cannot be fetched, the form leads to the archive.',
  states: {
    header: state({ fa: 'در سربرگ', en: 'In a header' }, (content, language) => (
      <SearchOverlayBox language={language} action={actions[content]} searches={content} />
    )),
  },
};
