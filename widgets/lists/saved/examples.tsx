import type { Examples } from '../../shared/render/examples.ts';
import { SavedBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'فهرست آنچه گوشی برای خواندن بی‌شبکه نگه داشته است، با حجم هر کدام.',
    en: 'Lists what the phone keeps for reading without a network, with the size of each.',
  },
  needs:
    '`.saved-none`, which says that nothing is kept. `.saved-later` and `.saved-read`, each a `ul` in a hidden element with a heading. `.saved-total` with a `span` and a button that forgets all. `data-kilobytes` with `{n}` for kB, `data-remove`, and the sentences that other pages show: `data-slow`, `data-read`. `.saved-offline`, hidden, for when there is no network. A `template` with the line of a page from the phone: `{time}` in it is written in the language `lang`; mark the line by `data-kept`.',
  wakes: 'It is all that its page has.',
  states: {
    nothing: {
      title: { fa: 'هنوز چیزی نیست', en: 'Nothing yet' },
      render: (content, language = content) => <SavedBox language={language} />,
    },
  },
};
