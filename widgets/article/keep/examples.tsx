import { type Examples, state } from '../../shared/render/examples.ts';
import { KeepBox } from './box.tsx';

export const examples: Examples = {
  summary: {
    fa: 'خبر را با تصویرهایش روی گوشی نگه می‌دارد تا خواننده آن را بردارد.',
    en: 'Keeps an article with its pictures on the phone, until the reader takes it off.',
  },
  wakes: 'The button shows whether the article is kept; it works from the first tap.',
  states: {
    article: state({ fa: 'در یک خبر', en: 'In an article' }, (_, language) => <KeepBox language={language} />),
  },
};
