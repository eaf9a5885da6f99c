import { type Examples, state } from '../../shared/render/examples.ts';
import { CommentsLinkBox } from './box.tsx';

const target = { fa: 'نظرها از اینجا آغاز می‌شود.', en: 'The comments begin here.' };

export const examples: Examples = {
  summary: {
    fa: 'پیوندی که از بالای خبر، نرم و روان، به نظرهای آن می‌رود و شمارشان را می‌گوید.',
    en: 'A link from the head of a story that says how many comments there are, and scrolls to them.',
  },
  states: {
    counted: state({ fa: 'با شمار نظرها', en: 'With the number of comments' }, (content, language) => (
      <div>
        <CommentsLinkBox language={language} count={1248} />
        <p id="news-comment" tabIndex={-1}>
          {target[content]}
        </p>
      </div>
    )),
  },
};
