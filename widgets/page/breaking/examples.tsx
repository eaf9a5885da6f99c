import { endlessWord, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { BreakingBox } from './box.tsx';

const url = { fa: '/live/first-snow', en: '/en/live/first-snow' };
const title = { fa: 'گردنهٔ ژالانه بسته شد؛ راه مریوان به پاوه از سنندج است', en: 'Zhalaneh pass closed: traffic from Marivan to Paveh goes by Sanandaj' };

export const examples: Examples = {
  summary: {
    fa: 'خبری که بالای همهٔ صفحه‌ها می‌ایستد تا خواننده آن را ببندد.',
    en: 'News that stand at the top of every page, until the reader closes them.',
  },
  states: {
    line: state({ fa: 'یک خط', en: 'A line' }, (content, language) => (
      <BreakingBox language={language} id="7" url={url[content]} title={title[content]} />
    )),
    hostile: state({ fa: 'خطی دراز و بدخواه', en: 'A long and hostile line' }, (content, language) => (
      <BreakingBox language={language} id="8" url={url[content]} title={`${hostileText} ${endlessWord}`} />
    )),
  },
};
