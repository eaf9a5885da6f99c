import { type Examples, state } from '../../shared/render/examples.ts';
import { SavedBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'فهرست آنچه گوشی برای خواندن بی‌شبکه نگه داشته است، با حجم هر کدام.',
    en: 'Lists what the phone keeps for reading without a network, with the size of each.',
  },
  wakes: 'It is all that its page has.',
  states: {
    nothing: state({ fa: 'هنوز چیزی نیست', en: 'Nothing yet' }, (_, language) => (
      <SavedBox language={language} />
    )),
  },
};
