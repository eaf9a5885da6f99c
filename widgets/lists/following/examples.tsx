import { type Examples, state } from '../../shared/render/examples.ts';
import { FollowingBox } from './box.tsx';

const page = { fa: '/following', en: '/en/following' };

export const examples: Examples = {
  summary: {
    fa: 'تازه‌ترین‌های آنچه خواننده دنبال می‌کند؛ برای کسی که چیزی را دنبال نمی‌کند، دعوتی به انتخاب، به همان بلندی.',
    en: 'The newest of what a reader follows; for who follows nothing an invitation to choose, in a room as high.',
  },
  states: {
    nothing: state(
      { fa: 'پیش از آن‌که چیزی را دنبال کنند', en: 'Before anything is followed' },
      (content, language) => (
        <FollowingBox language={language} id={`following-${content}`} url={page[content]} source={`/rest/following?edition=${content}`} />
      ),
    ),
    choice: state({ fa: 'روی صفحهٔ انتخاب', en: 'On the page where one chooses' }, (content, language) => (
      <FollowingBox language={language} id={`choice-${content}`} source={`/rest/following?edition=${content}`} />
    )),
  },
};
