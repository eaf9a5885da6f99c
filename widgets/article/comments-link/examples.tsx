import type { ReactElement } from 'react';
import type { LanguageCode } from '../../shared/render/languages.ts';
import type { ExampleLanguage, Examples } from '../../shared/render/examples.ts';
import { CommentsLinkBox } from './box.tsx';

const target = { fa: 'نظرها از اینجا آغاز می‌شود.', en: 'The comments begin here.' };

const withTarget = (count: number) => (content: ExampleLanguage, language: LanguageCode = content): ReactElement => (
  <div>
    <CommentsLinkBox language={language} count={count} />
    <p id="news-comment" tabIndex={-1}>
      {target[content]}
    </p>
  </div>
);

export const examples: Examples = {
  summary: {
    fa: 'پیوندی که از بالای خبر، نرم و روان، به نظرهای آن می‌رود و شمارشان را می‌گوید.',
    en: 'A link from the head of a story that says how many comments there are, and scrolls to them.',
  },
  states: {
    counted: {
      title: { fa: 'با شمار نظرها', en: 'With the number of comments' },
      render: withTarget(1248),
    },
    none: {
      title: { fa: 'هنوز بی‌نظر', en: 'Without comments yet' },
      render: withTarget(0),
    },
  },
};
